import { describe, expect, it } from 'vitest'
import { TEXT_SETS } from '#messages/text-set.ts'
import { languageOf, SHOP_TEXTS } from '../../support/words/shop-texts.ts'
import { findTypographyFaults } from '../../support/words/typography.ts'

// Keywords are never shown.
const SHOWN = SHOP_TEXTS.filter(({ kind }) => kind !== 'keywords')

describe('typography', () => {
  it.each(TEXT_SETS)('of %s is that of its language', (set) => {
    const faults = SHOWN.filter((text) => text.set === set).flatMap(({ place, text }) =>
      findTypographyFaults(text, languageOf(set)).map(
        ({ rule, found }) => `${place}: ${rule} (${found}): ${text}`,
      ),
    )
    expect(faults).toEqual([])
  })

  it.each([
    ['de', 'Wir prüfen "alles".', 'a straight quotation mark or apostrophe'],
    ['en', "It's yours", 'a straight quotation mark or apostrophe'],
    ['de', 'Einen Moment...', 'dots instead of an ellipsis'],
    ['es', 'Dos  espacios', 'two blanks'],
    ['it', 'Fine ', 'a blank at an end'],
    ['pl', 'Tak , dalej', 'a blank before a mark'],
    ['de', 'Wirklich ?', 'a blank before a mark'],
    ['en', 'First,second', 'no blank behind a mark'],
    ['de', 'Heute - morgen', 'a hyphen instead of a dash'],
    ['en', 'Today — tomorrow', 'a long dash'],
    ['de', 'Ein Rand von 5 cm', 'a breaking blank before a unit'],
    ['pl', 'Dopłata {amount} zł', 'a breaking blank before a unit'],
    ['de', 'nach § 147 AO', 'a breaking blank behind §'],
    ['de', 'mindestens 5%', 'no blank before %'],
    ['en', 'at least 5\u00a0%', 'a blank before %'],
    ['de', 'Wähle “Ja”', 'quotation marks other than „“‚‘'],
    ['en', 'Choose «Yes»', 'quotation marks other than “”‘’'],
    ['it', 'Scegli „Sì“', 'quotation marks other than «»“”'],
    ['pl', 'Wybierz „Tak“', 'quotation marks other than „”«»'],
    ['es', 'Seguro?', 'no ¿'],
    ['fr', 'Vraiment?', 'no narrow no-break space before ; ! ?'],
    ['fr', 'Attention : voici', 'no no-break space before :'],
    ['fr', 'Choisissez «Oui»', 'no no-break space inside « »'],
  ] as const)('would be faulty in %s: %s', (language, text, rule) => {
    expect(findTypographyFaults(text, language).map((fault) => fault.rule)).toContain(rule)
  })

  it.each([
    ['de', 'Wähle „Ja“ – das kostet 5\u00a0% oder 3\u00a0cm … (§\u00a0147 AO)'],
    ['en', 'Don’t choose “Yes”: it’s 5% or 3\u00a0cm'],
    ['es', '¿Eliges «Sí»? Cuesta un 5\u00a0%'],
    ['fr', 'Choisissez «\u00a0Oui\u00a0»\u00a0: c’est sûr\u202f?'],
    ['it', 'Scegli «Sì»: costa il 5%'],
    ['pl', 'Wybierz „Tak”: to 5%'],
  ] as const)('is fine in %s: %s', (language, text) => {
    expect(findTypographyFaults(text, language)).toEqual([])
  })
})
