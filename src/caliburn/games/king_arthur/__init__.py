"""King Arthur, the card game by Reiner Knizia (Ravensburger, 2005): basic game and game with seals."""
