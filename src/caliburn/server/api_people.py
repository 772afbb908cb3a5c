"""What people ask of the server about themselves: guests, accounts, sessions and links to another device."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from caliburn.server import wire
from caliburn.server.decide import Sender
from caliburn.server.people import Person, SignedIn, hash_token
from caliburn.server.refusals import NotSignedIn
from caliburn.server.requests import address_of, answer, body_of, server_of, token_of

SESSION_SECONDS = 180 * 86_400


async def me_of(request: Request) -> Person:
    person = await server_of(request).person_of(token_of(request))
    if person is None:
        raise NotSignedIn("refused-not-signed-in")
    return person


def sender_of(person: Person) -> Sender:
    return Sender(person.id, person.name, person.arms)


def _signed_in(request: Request, signed: SignedIn, status: int = 200) -> Response:
    """The person, with the session in a cookie that no script can read; for programs in a header, too."""
    browser = "origin" in request.headers or "sec-fetch-site" in request.headers
    made = answer(signed.person, status, None if browser else {"x-caliburn-token": signed.token})
    _set_cookie(request, made, signed.token)
    return made


def _set_cookie(request: Request, made: Response, token: str) -> None:
    made.set_cookie(
        server_of(request).cookie,
        token,
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="strict",
        secure=server_of(request).base(request).startswith("https:"),
    )


async def get_me(request: Request) -> Response:
    """Whoever asks; null for somebody who has not said who they are. A cookie lasts from now on, as its session does.

    Every page asks this first.
    """
    token = token_of(request)
    me = await server_of(request).person_of(token)
    found = answer(me)
    if me is not None and token is not None and "authorization" not in request.headers:
        _set_cookie(request, found, token)
    return found


async def post_me(request: Request) -> Response:
    wanted = await body_of(request, wire.NewGuest)
    server = server_of(request)
    server.check_address(server.guests, address_of(request))
    return _signed_in(request, await server.people.new_guest(wanted.name, wanted.lang, wanted.arms), 201)


async def patch_me(request: Request) -> Response:
    me = await me_of(request)
    server = server_of(request)
    wanted = await body_of(request, wire.ChangedMe)
    if wanted.name is not None or wanted.arms is not None:  # an entry at every table
        server.allow_command(me.id, 1 + len(await server.house.held_by(me.id)))
    changed = await server.people.change(me.id, wanted)
    server.forget(me.id)
    if (changed.name, changed.arms) != (me.name, me.arms):
        await server.house.rename(sender_of(changed))
    return answer(changed)


async def claim_account(request: Request) -> Response:
    me = await me_of(request)
    wanted = await body_of(request, wire.Credentials)
    server = server_of(request)
    server.check_address(server.sign_ins, address_of(request))
    return answer(await server.people.claim(me.id, wanted.login, wanted.password), 201)


async def sign_in(request: Request) -> Response:
    wanted = await body_of(request, wire.Credentials)
    server = server_of(request)
    server.check_address(server.sign_ins, address_of(request))
    return _signed_in(request, await server.people.sign_in(wanted.login, wanted.password))


async def sign_out(request: Request) -> Response:
    server = server_of(request)
    token = token_of(request)
    if token is not None:
        await server.people.sign_out(token)
        server.house.end_session(hash_token(token))
    made = answer({})
    made.delete_cookie(server.cookie)
    return made


async def make_recovery(request: Request) -> Response:
    me = await me_of(request)
    server = server_of(request)
    token = await server.people.recovery(me.id)
    return answer({"link": f"{server.base(request)}/recover/{token}"}, 201)


async def recover(request: Request) -> Response:
    wanted = await body_of(request, wire.Token)
    server = server_of(request)
    server.check_address(server.sign_ins, address_of(request))
    return _signed_in(request, await server.people.recover(wanted.token))
