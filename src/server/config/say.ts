import { createLogger } from './create-logger.ts'

/** Tells whoever has started the shop what it does: text on a terminal, a line of the log everywhere else. */
export function say(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${text}\n`)
  // Said whatever LOG_LEVEL is: the operator has asked for it by starting the shop.
  else createLogger('info').info(text.trim().replaceAll(/\s+/g, ' '))
}
