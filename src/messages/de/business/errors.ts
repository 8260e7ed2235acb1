import type { errors as familiar } from '../errors.ts'

/** Error pages, to a business. */
export const errors = {
  ERRORPAGE_MSG:
    'Vielleicht ist er veraltet oder enthält einen Tippfehler. Suchen Sie Ihr Gerät oder gehen Sie zur Startseite.',
  ERRORPAGE_EXPIRED_LINK:
    'Links zu einer Rückfrage gelten nur für begrenzte Zeit und für ein Gerät. Öffnen Sie die neueste E-Mail zu Ihrem Verkauf oder schreiben Sie uns mit Ihrer Verkaufsnummer.',
  ERRORPAGE_NEAREST: 'Meinten Sie eines davon?',
  ERRORPAGE_TO_CONTACT: 'Schreiben Sie uns',
  ERRORPAGE_FAILURE_SUBTITLE: 'Das liegt nicht an Ihnen.',
  ERRORPAGE_FAILURE_MSG:
    'Warten Sie kurz und versuchen Sie es noch einmal. Falls der Fehler bleibt, schreiben Sie uns und nennen Sie uns die Uhrzeit.',
  ERRORPAGE_BUSY_SUBTITLE: 'Über Ihren Internetanschluss wurden in kurzer Zeit sehr viele Seiten aufgerufen.',
  ERRORPAGE_BUSY_MSG:
    'Warten Sie eine Minute und versuchen Sie es noch einmal. Die Startseite und Ihr Verkauf funktionieren weiter.',
} satisfies Partial<Record<keyof typeof familiar, string>>
