import { describe, expect, it } from 'vitest'
import { countGermanHabits, type GermanHabit } from '../../support/words/german-habits.ts'
import { type Area, describeText, languageOf, SHOP_TEXTS } from '../../support/words/shop-texts.ts'

/** The format of a list separates its columns by semicolons. */
const FORMATS = new Set(['PORTAL_PASTE_HINT'])

/** What both German shops and businesses read alike counts once. */
const GERMAN = [
  ...new Map(
    SHOP_TEXTS.filter(({ set, place }) => languageOf(set) === 'de' && !FORMATS.has(place)).map((text) => [
      text.text,
      text,
    ]),
  ).values(),
]

type Ceilings = Readonly<Partial<Record<Area, number>>>

/** The most that an area may have. A rewritten text may lower them, none may raise them; what is missing is zero. */
const CEILINGS: Readonly<Record<GermanHabit, Ceilings>> = {
  verbFirst: { content: 6 },
  colonSentence: { pages: 1, content: 2, catalogue: 1 },
  hintSemicolon: {},
  questionDann: {},
}

/** How far a ceiling may be above what the texts need. */
const MAX_SPARE = 2

const AREAS: readonly Area[] = ['pages', 'mails', 'content', 'menus', 'questions', 'catalogue', 'exports']

const LIMITS = Object.entries(CEILINGS).flatMap(([habit, ceilings]) =>
  AREAS.map((area) => ({ habit: habit as GermanHabit, area, ceiling: ceilings[area] ?? 0 })),
)

const listWith = (habit: GermanHabit, area: Area) =>
  GERMAN.filter((text) => text.area === area && countGermanHabits(text)[habit] > 0)

describe('German texts', () => {
  it.each(LIMITS)('have at most $ceiling of $habit in $area', ({ habit, area, ceiling }) => {
    const found = listWith(habit, area)
    expect(found.length > ceiling ? found.map(describeText) : []).toEqual([])
  })

  it.each(LIMITS)('need the ceiling $ceiling for $habit in $area', ({ habit, area, ceiling }) => {
    expect(ceiling - listWith(habit, area).length).toBeLessThanOrEqual(MAX_SPARE)
  })

  it.each([
    ['verbFirst', 'Hören wir nichts, schicken wir dein Gerät zurück.'],
    ['verbFirst', 'Der Preis kann steigen. Ist dein Gerät besser, zahlen wir mehr.'],
    ['verbFirst', 'Haben Sie Fragen, schreiben Sie uns.'],
    ['colonSentence', 'Der Preis steht jetzt fest: Wir zahlen ihn in jedem Fall.'],
    ['hintSemicolon', 'Nur mit Rechnung; sonst melden wir uns.'],
    ['questionDann', 'Ist etwas anders? Dann schreib uns.'],
  ] as const)('would have %s: %s', (habit, text) => {
    expect(countGermanHabits({ kind: 'hint', text })[habit]).toBe(1)
  })

  it.each([
    'Wenn wir nichts hören, schicken wir dein Gerät zurück.',
    'Hast du Fragen, oder passt alles?',
    'Öffne die E-Mail, dann siehst du den Code.',
    'Wählen Sie das Gerät, beantworten Sie die Fragen und sehen Sie Ihren Preis.',
    'Den Preis siehst du sofort, das Angebot gilt {days} Tage.',
    'Annehmen: Wir zahlen das neue Angebot.',
  ])('have none of them here: %s', (text) => {
    const counts = Object.values(countGermanHabits({ kind: 'hint', text }))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(0)
  })
})
