/** SVG path data on whole numbers: on a grid of 512 nobody sees the difference, and it takes a third less to send. */

const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const TOKEN = /([a-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi

/** Points are rounded where they are, not as steps, so that errors never add up. */
export function onWholeNumbers(path: string): string {
  let out = ''
  let last = ''
  let at: [number, number] = [0, 0] // where the given path is
  let begun: [number, number] = [0, 0] // where its current figure began
  let drawn: [number, number] = [0, 0] // where ours is: always on whole numbers

  for (const [letter, numbers] of commands(path)) {
    const kind = letter.toLowerCase()
    const relative = letter === kind
    const values: number[] = []
    if (kind === 'z') at = begun
    else if (kind === 'h' || kind === 'v') {
      const axis = kind === 'h' ? 0 : 1
      const end = numbers[0]! + (relative ? at[axis] : 0)
      values.push(Math.round(end) - drawn[axis])
      at = axis === 0 ? [end, at[1]] : [at[0], end]
    } else {
      const start = kind === 'a' ? 5 : 0
      if (kind === 'a') values.push(tenth(numbers[0]!), tenth(numbers[1]!), tenth(numbers[2]!), numbers[3]!, numbers[4]!)
      let end = at
      for (let i = start; i < numbers.length; i += 2) {
        end = [numbers[i]! + (relative ? at[0] : 0), numbers[i + 1]! + (relative ? at[1] : 0)]
        values.push(Math.round(end[0]) - drawn[0], Math.round(end[1]) - drawn[1])
      }
      at = end
      if (kind === 'm') begun = at
    }
    drawn = [Math.round(at[0]), Math.round(at[1])]
    // a step of nothing draws nothing; a repeated letter may be left out, and after m it means l
    if ('lhv'.includes(kind) && values.every((value) => value === 0)) continue
    const implied = last === 'm' ? 'l' : last
    out += joined(kind === implied && kind !== 'm' && kind !== 'z' ? '' : kind, values, out)
    last = kind
  }
  return out
}

function* commands(path: string): Generator<[string, number[]]> {
  let letter = ''
  let numbers: number[] = []
  const tokens = [...spaced(path).matchAll(TOKEN)]
  for (const [, command, number] of tokens) {
    if (command) {
      letter = command
      numbers = []
      if (command.toLowerCase() === 'z') yield [command, []]
      continue
    }
    numbers.push(Number(number))
    if (numbers.length === NUMBERS[letter.toLowerCase()]) {
      yield [letter, numbers]
      numbers = []
      if (letter === 'm') letter = 'l'
      if (letter === 'M') letter = 'L'
    }
  }
}

/** The two flags of an arc may be written without spaces: "a1 1 0 01.5.5". */
function spaced(path: string): string {
  const number = String.raw`[\s,]*(-?(?:\d+\.?\d*|\.\d+))`
  const flag = String.raw`[\s,]*([01])`
  const arc = new RegExp(number + number + number + flag + flag + number + number, 'g')
  return path.replaceAll(/([aA])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => letter + rest.replaceAll(arc, ' $1 $2 $3 $4 $5 $6 $7'))
}

function joined(letter: string, values: number[], before: string): string {
  let out = letter
  for (const value of values) {
    const text = String(value).replace(/^(-?)0\./, '$1.')
    const previous = out || before
    out += /[\d.]$/.test(previous) && !text.startsWith('-') ? ` ${text}` : text
  }
  return out
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
