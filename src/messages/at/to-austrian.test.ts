import { describe, expect, it } from 'vitest'
import { toAustrian } from '#messages/at/to-austrian.ts'

describe('a German text in Austrian words', () => {
  it.each([
    ['Öffne den Link in der E-Mail zu deinem Verkauf.', 'Öffne den Link im E-Mail zu deinem Verkauf.'],
    ['Öffne die neueste E-Mail.', 'Öffne das neueste E-Mail.'],
    ['Antworte auf unsere E-Mail.', 'Antworte auf unser E-Mail.'],
    ['Sie steht in jeder E-Mail.', 'Sie steht in jedem E-Mail.'],
    ['Aus der Bestätigungs-E-Mail.', 'Aus dem Bestätigungs-E-Mail.'],
    ['Keine E-Mail da?', 'Kein E-Mail da?'],
    ['Du bekommst diese E-Mail, weil', 'Du bekommst dieses E-Mail, weil'],
    ['Bewahr den Einlieferungsbeleg auf.', 'Bewahr den Aufgabebeleg auf.'],
    [
      'Zeig diesen Code in einem {carrier}-Paketshop.',
      'Zeig diesen Code bei einer Annahmestelle von {carrier}.',
    ],
    ['Wir schicken es dir kostenlos zurück.', 'Wir schicken es dir gratis retour.'],
    ['Wir prüfen deinen Ausweis.', 'Wir prüfen deinen Lichtbildausweis.'],
    ['Bring es zu einer Sammelstelle für Altgeräte.', 'Bring es zum Altstoffsammelzentrum.'],
    ['Bis zum 5. Januar', 'Bis zum 5. Jänner'],
  ])('%s', (german, austrian) => {
    expect(toAustrian(german)).toBe(austrian)
  })

  it.each([
    'Gib deine E-Mail-Adresse ein.',
    'Die Links in unseren E-Mails funktionieren dann nicht mehr.',
    'Du bekommst es gleich per E-Mail.',
    'Wieder E-Mail schicken',
  ])('%s stays', (text) => {
    expect(toAustrian(text)).toBe(text)
  })
})
