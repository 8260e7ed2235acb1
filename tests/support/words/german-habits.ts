import { countWords, splitSentences } from './sentences.ts'
import type { ShopText } from './shop-texts.ts'

export type GermanHabit = 'verbFirst' | 'colonSentence' | 'hintSemicolon' | 'questionDann'

const NO_VERB =
  'Acht|Bestimmt|Den|Deinen|Diesen|Einen|Erst|Fast|Ihren|Jeden|Jetzt|Keinen|Meist|Mit|Nicht|Rest|Seit|Selbst|Sonst|Statt|Unseren|Zuerst|Zuletzt|Zwischen|Neben|Wegen'

const SUBJECT =
  'du|wir|er|sie|es|man|das|der|die|dein\\p{L}*|Ihr\\p{L}*|ein\\p{L}*|kein\\p{L}*|dies\\p{L}*|etwas|nichts|alles|uns\\p{L}*|jemand|sich|mehr|\\p{Lu}\\p{L}+'

/** With Sie, a request looks like a condition ("Öffnen Sie …, dann"), unless its verb cannot be one. */
const SIE =
  '(?:Haben|Möchten|Wollen|Können|Müssen|Sind|Werden|Brauchen|Bekommen|Erhalten|Antworten|Hören) Sie'

/** The main clause starts with its verb, not with a word that starts another subordinate clause. */
const MAIN_CLAUSE =
  ', (?:(?:so|dann|bitte) )?(?!das|dass|der|die|den|dem|mit|weil|wenn|was|nicht|und|oder|zum|ohne|statt|damit|sodass|samt|damals|wie|ob|um|auch|ein|bis|erst|seit|selbst)\\p{Ll}+(?:t|en|st|rn|ln)\\b'

/** "Hören wir nichts, schicken wir es zurück.": a condition without "wenn". Questions are none. */
const VERB_FIRST = new RegExp(
  `^(?:(?!(?:${NO_VERB}) )(?:\\p{Lu}\\p{Ll}*(?:st|t|en|rn|ln)|Ist|Sind|War) (?!Sie)(?:${SUBJECT})|${SIE})(?= |,)[^.?!:]*${MAIN_CLAUSE}[^?]*$`,
  'u',
)

const splitAtColons = (sentence: string): string[] => sentence.split(/(?<=:) (?=\p{Lu})/u)

const countVerbFirst = (text: string): number =>
  splitSentences(text)
    .flatMap(splitAtColons)
    .filter((clause) => VERB_FIRST.test(clause)).length

const MIN_CLAUSE_WORDS = 4

/** "Der Preis ist jetzt fest: Wir zahlen ihn auch dann." A colon behind a word or before a list is fine. */
const countColonSentences = (text: string): number =>
  splitSentences(text).filter((sentence) => {
    const [before = '', after = ''] = splitAtColons(sentence)
    return (
      countWords(before) > MIN_CLAUSE_WORDS && countWords(after) >= MIN_CLAUSE_WORDS && /[.?!]$/.test(after)
    )
  }).length

const countMatches = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length

/** How often a German text follows habits that read stiff when they repeat. */
export const countGermanHabits = ({
  kind,
  text,
}: Pick<ShopText, 'kind' | 'text'>): Readonly<Record<GermanHabit, number>> => ({
  verbFirst: countVerbFirst(text),
  colonSentence: countColonSentences(text),
  hintSemicolon: kind === 'hint' || kind === 'paragraph' ? countMatches(text, /;/g) : 0,
  questionDann: countMatches(text, /\? Dann\b/g),
})
