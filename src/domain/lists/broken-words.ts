import { foldText } from '#domain/text/fold-text.ts'

/** What people write about a device that does not work or is damaged, folded, in the languages of the shop. */
const BROKEN = `
  defekt defekte defekter defektes kaputt kaputte kaputter kaputtes beschadigt beschaedigt gesprungen displaybruch
  displayschaden wasserschaden bastler ersatzteilspender
  broken faulty defective cracked damaged
  casse cassee cassees abime abimee panne fissure fissuree defectueux defectueuse
  roto rota rotos averiado averiada estropeado estropeada danado danada agrietado agrietada
  rotto rotta guasto guasta danneggiato danneggiata crepato crepata difettoso
  uszkodzony uszkodzona uszkodzone zepsuty zepsuta zepsute niesprawny niesprawna pekniety peknieta zbity zbita`

export const BROKEN_WORDS: ReadonlySet<string> = new Set(BROKEN.split(/\s+/).filter(Boolean))

const BROKEN_PHRASES =
  /(?<![a-z])(?:geht nicht|funktioniert nicht|not working|does ?n.?t work|for parts|ne (?:marche|fonctionne) (?:pas|plus)|pour pieces|no funciona|para piezas|non funziona|per ricambi|nie dziala|na czesci)(?![a-z])/

/** "Not broken" says the opposite; "no, broken" does not. */
const NEGATIONS: ReadonlySet<string> = new Set(
  'nicht nix kein keine keinen ohne not no never non pas sans jamais sin nunca senza mai nie bez'.split(' '),
)

/** Whether a line of a list says that the device is broken. Such a line is never priced like new. */
export function saysBroken(text: string): boolean {
  const folded = foldText(text).replace(/\s+/g, ' ')
  if (BROKEN_PHRASES.test(folded)) return true
  const words = folded.match(/[a-z]+|[^a-z ]+/g) ?? []
  return words.some((word, at) => BROKEN_WORDS.has(word) && !NEGATIONS.has(words[at - 1] ?? ''))
}
