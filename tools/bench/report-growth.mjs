// Compares the same work on a small and on a grown shop.
import { say } from '../setup.mjs'

const MAX_GROWTH = 3

/** Prints how each median has grown. The process ends with 1 if one of them has grown too much. */
export function reportGrowth(small, large) {
  const growths = Object.keys(small).map((name) => ({ name, growth: large[name] / small[name] }))
  for (const { name, growth } of growths) {
    const times = [small, large].map((own) => `${own[name].toFixed(2).padStart(9)} ms`).join('')
    const verdict = growth <= MAX_GROWTH ? '' : '   too much'
    say(`${name.padEnd(32)}${times}   × ${growth.toFixed(2)}${verdict}`)
  }
  const tooMuch = growths.filter(({ growth }) => growth > MAX_GROWTH)
  if (tooMuch.length > 0) process.exitCode = 1
  say(tooMuch.length > 0 ? `${tooMuch.length} grow too much` : `All within ${MAX_GROWTH} ×`)
}
