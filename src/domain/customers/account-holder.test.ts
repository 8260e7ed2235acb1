import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameCompany, isSamePerson } from '#domain/customers/account-holder.ts'

describe('the holder of a bank account is the seller', () => {
  it.each([
    ['Mara Muster', 'Mara', 'Muster'],
    ['MARA MUSTER', 'Mara', 'Muster'],
    ['Muster, Mara', 'Mara', 'Muster'],
    ['Muster Mara', 'Mara', 'Muster'],
    ['  mara   muster ', 'Mara', 'Muster'],
    // Accents and special letters.
    ['Jose Garcia Nunez', 'José', 'García Núñez'],
    ['JOSÉ GARCÍA NÚÑEZ', 'Jose', 'Garcia Nunez'],
    ['Zofia Slowik', 'Zofia', 'Słowik'],
    ['Soren Ostergard', 'Søren', 'Østergård'],
    ['Soeren Oestergaard', 'Søren', 'Østergård'],
    ['Joerg Mueller', 'Jörg', 'Müller'],
    ['Jorg Muller', 'Jörg', 'Müller'],
    ['Jörg Müller', 'Joerg', 'Mueller'],
    ['Jo\u0308rg Mu\u0308ller', 'Jörg', 'Müller'],
    ['Anna Gross', 'Anna', 'Groß'],
    ['ANNA GROẞ', 'Anna', 'Groß'],
    ['Ελένη Παπαδάκη', 'ΕΛΕΝΗ', 'ΠΑΠΑΔΑΚΗ'],
    // Double names, with and without hyphens.
    ['Anna Lena Meyer Landrut', 'Anna-Lena', 'Meyer-Landrut'],
    ['Annalena Meyer-Landrut', 'Anna-Lena', 'Meyer-Landrut'],
    ['Anna-Lena Meyerlandrut', 'Annalena', 'Meyer-Landrut'],
    ['Anna–Lena Meyer', 'Annalena', 'Meyer'],
    ["Sean O'Neill", 'Séan', 'O’Neill'],
    ['Sean ONeill', 'Séan', "O'Neill"],
    ['Sean O Neill', 'Séan', "O'Neill"],
    ["Paolo D'Angelo", 'Paolo', 'DAngelo'],
    // Further given names may be missing or abbreviated.
    ['Anna Meyer', 'Anna-Lena', 'Meyer'],
    ['Anna Meyer', 'Anna Lena Sophie', 'Meyer'],
    ['Anna Sophie Meyer', 'Anna Lena Sophie', 'Meyer'],
    ['Anna L. Meyer', 'Anna Lena', 'Meyer'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    // Titles are not names, unless there is no other name.
    ['Dr. Mara Muster', 'Mara', 'Muster'],
    ['Prof. Dr. med. Mara Muster', 'Mara', 'Muster'],
    ['Mara Muster', 'Dr. Mara', 'Muster'],
    ['Frau Mara Muster', 'Mara', 'Muster'],
    ['Paul Herr', 'Paul', 'Herr'],
    // The same word twice.
    ['Martin Martin', 'Martin', 'Martin'],
  ])('%s belongs to %s %s', (holder, firstName, lastName) => {
    expect(isSamePerson(holder, { firstName, lastName })).toBe(true)
  })

  it.each([
    ['', 'Mara', 'Muster'],
    ['Mara', 'Mara', 'Muster'],
    ['Muster', 'Mara', 'Muster'],
    ['M. Muster', 'Mara', 'Muster'],
    ['Paul Muster', 'Mara', 'Muster'],
    ['Mara Meister', 'Mara', 'Muster'],
    ['Mara Musterfrau', 'Mara', 'Muster'],
    ['Maramuster', 'Mara', 'Muster'],
    ['Lena Meyer', 'Anna-Lena', 'Meyer'],
    ['Jose Garcia', 'José', 'García Núñez'],
    ['Anna Meyer', 'Anna', 'Meyer-Landrut'],
    ['Ludwig Beethoven', 'Ludwig', 'van Beethoven'],
    ['Mara und Paul Muster', 'Mara', 'Muster'],
    ['Mara Muster GmbH', 'Mara', 'Muster'],
    ['Mara Paula Muster', 'Mara', 'Muster'],
    ['Mara P. Muster', 'Mara', 'Muster'],
    ['Martin', 'Martin', 'Martin'],
    ['Bauer Anna', 'Anna', 'Baur'],
    ['---', '-', '-'],
    ['Dr.', 'Dr.', 'Dr.'],
  ])('%s does not belong to %s %s', (holder, firstName, lastName) => {
    expect(isSamePerson(holder, { firstName, lastName })).toBe(false)
  })

  const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüßéèøł]{2,10}$/)

  it('in any word order and capitalisation', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (given, family, familyFirst) => {
          const words = familyFirst ? [...family, ...given] : [...given, ...family]
          const person = { firstName: given.join(' '), lastName: family.join('-') }
          expect(isSamePerson(words.join(' '), person)).toBe(true)
          expect(isSamePerson(words.join(' ').toUpperCase(), person)).toBe(true)
          expect(isSamePerson(`${words.join(' ')} Xylophon`, person)).toBe(false)
        },
      ),
    )
  })

  it('or not, but the check never throws', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(text, text, text, (holder, firstName, lastName) => {
        expect(typeof isSamePerson(holder, { firstName, lastName })).toBe('boolean')
        expect(typeof isSameCompany(holder, lastName)).toBe('boolean')
      }),
    )
  })
})

describe('the holder of a bank account is the company', () => {
  it.each([
    ['Muster GmbH', 'Muster GmbH'],
    ['MUSTER', 'Muster GmbH'],
    ['Muster', 'Muster UG (haftungsbeschränkt)'],
    ['Muster UG haftungsbeschraenkt', 'Muster UG (haftungsbeschränkt)'],
    ['Muster', 'Muster AG'],
    ['Muster', 'Muster KG'],
    ['Muster', 'Muster OHG'],
    ['Muster', 'Muster e.K.'],
    ['Muster e. K.', 'Muster e.K.'],
    ['X', 'X e.K.'],
    ['Muster & Co. KG', 'Muster GmbH & Co.KG'],
    ['Muster', 'Muster, S.L.'],
    ['Muster', 'Muster S.A.'],
    ['Muster', 'Muster SARL'],
    ['Muster', 'Muster S.A.R.L.'],
    ['Muster', 'Muster SAS'],
    ['Muster SRL', 'Muster S.r.l.'],
    ['Muster', 'Muster sp. z o.o.'],
    ['Muster', 'Muster Sp. z o. o.'],
    ['Mueller und Sohn', 'Müller & Sohn GmbH'],
    ['Muller-Bau', 'Müllerbau GmbH'],
    ['1&1', '1&1 AG'],
    ['AG', 'AG'],
  ])('%s is %s', (holder, companyName) => {
    expect(isSameCompany(holder, companyName)).toBe(true)
    expect(isSameCompany(companyName, holder)).toBe(true)
  })

  it.each([
    ['', 'Muster GmbH'],
    ['GmbH', 'Muster GmbH'],
    ['Muster Handel GmbH', 'Muster GmbH'],
    ['Spa Berlin GmbH', 'Berlin GmbH'],
    ['Mara Muster', 'Muster GmbH'],
    ['&', '&'],
  ])('%s is not %s', (holder, companyName) => {
    expect(isSameCompany(holder, companyName)).toBe(false)
  })
})
