import type { errors as source } from '../en/errors.ts'

/** Missing pages, expired links, failures. */
export const errors = {
  ERRORPAGE_OOPS: 'Diese Seite gibt es nicht',
  ERRORPAGE_SUBTITLE: 'Der Link führt ins Leere.',
  ERRORPAGE_MSG:
    'Vielleicht ist er veraltet oder enthält einen Tippfehler. Such dein Gerät oder geh zur Startseite.',
  ERRORPAGE_OOPS_EXPIRED_LINK: 'Dieser Link ist abgelaufen',
  ERRORPAGE_EXPIRED_LINK:
    'Links zu einer Rückfrage gelten nur für begrenzte Zeit und für ein Gerät. Öffne die neueste E-Mail zu deinem Verkauf oder schreib uns mit deiner Verkaufsnummer.',
  ERRORPAGE_IMAGE: 'Ein offenes, leeres Paket mit losem Versandetikett',
  ERRORPAGE_IMAGE_EXPIRED_LINK: 'Eine Sanduhr neben einem Briefumschlag',
  ERRORPAGE_IMAGE_FAILURE: 'Eine Lupe über einem kaputten Teil',
  ERRORPAGE_NEAREST: 'Meintest du eines davon?',
  ERRORPAGE_TO_HOME: 'Zur Startseite',
  ERRORPAGE_TO_CONTACT: 'Schreib uns',
  ERRORPAGE_FAILURE: 'Bei uns ist etwas schiefgegangen',
  ERRORPAGE_FAILURE_SUBTITLE: 'Das liegt nicht an dir.',
  ERRORPAGE_FAILURE_MSG:
    'Warte kurz und versuch es noch einmal. Falls der Fehler bleibt, schreib uns und nenn uns die Uhrzeit.',
  ERRORPAGE_BUSY: 'Das ging uns zu schnell',
  ERRORPAGE_BUSY_SUBTITLE:
    'Über deinen Internetanschluss wurden in kurzer Zeit sehr viele Seiten aufgerufen.',
  ERRORPAGE_BUSY_MSG:
    'Warte eine Minute und versuch es noch einmal. Die Startseite und dein Verkauf funktionieren weiter.',
  ERRORPAGE_RETRY: 'Erneut versuchen',
} satisfies Record<keyof typeof source, string>
