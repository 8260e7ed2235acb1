import type { shell as familiar } from '../shell.ts'

/** The frame of every page, to a business. */
export const shell = {
  SEARCH_LABEL: 'Welches Gerät möchten Sie verkaufen?',
  FOOTER_SOCIAL: 'Folgen Sie uns',
  FOOTER_NEWSLETTER_CONSENT:
    'Ja, ich möchte per E-Mail von Neuigkeiten und Ankaufspreisen hören. Abbestellen kann ich jederzeit mit einem Klick.',
  FORM_EMPTY_FIELD: 'Bitte lassen Sie dieses Feld leer',
} satisfies Partial<Record<keyof typeof familiar, string>>
