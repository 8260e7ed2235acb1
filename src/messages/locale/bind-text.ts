const NBSP = '\u00a0'
const NARROW_NBSP = '\u202f'

type Rule = readonly [loose: RegExp, bound: string]

/** Figures keep their unit, references their number, and phone numbers their groups: 128 GB, § 5, +49 30 123456. */
const FIGURES: readonly Rule[] = [
  [
    /(?<=[\d#}]) (?=(?:[GTM][Bo]|[GM]?Hz|Mpx?|MP|mAh|Wh?|V|k?g|[kcm]?m|min|h|px|dpi|EUR|PLN|€|zł|%|‰|°C|″)(?![\p{L}\d]))/gu,
    NBSP,
  ],
  [/(?<=\+\d[\d \u00a0]{0,20}) (?=\d)/g, NBSP],
  [/(?<=§|(?<!\p{L})(?:[Aa]rt|[Nn]r|[Nn]o|[Aa]bs|ust|lit|pkt|n)\.?[º°]?) (?=\d)/gu, NBSP],
]

/** Words of one letter do not end a Polish line. */
const POLISH: readonly Rule[] = [[/(?<=(?<![\p{L}\p{M}\d])[aiouwz]) (?=\S)/giu, NBSP]]

/** French signs of two parts stand apart from their word, but on the same line. */
const FRENCH: readonly Rule[] = [
  [/ (?=[;!?](?:[\s}]|$))/g, NARROW_NBSP],
  [/ (?=:(?:[\s}]|$))| (?=»)|(?<=«) /g, NBSP],
]

const RULES: Readonly<Record<string, readonly Rule[]>> = { fr: FRENCH, pl: POLISH }

/**
 * Binds what must not be torn apart at the end of a line. Writers type plain blanks; everything that is shown passes here
 * once, before values are put in: messages when they are compiled, all other texts when the server reads them.
 */
export const bindText = (locale: string, text: string): string =>
  [...FIGURES, ...(RULES[locale.slice(0, 2)] ?? [])].reduce(
    (bound, [loose, space]) => bound.replace(loose, space),
    text,
  )
