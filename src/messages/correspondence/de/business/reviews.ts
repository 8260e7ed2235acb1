import type { reviews as familiar } from '../reviews.ts'

/** Mails about reviews, to a business. */
export const reviews = {
  MAIL_REVIEW_SUBJECT: 'Wie war Ihr Verkauf {tradeNumber}?',
  MAIL_REVIEW_TITLE: 'Wie war es?',
  MAIL_REVIEW_TEXT:
    'Ihr Verkauf ist abgeschlossen und bezahlt. Möchten Sie anderen mit Sternen und einem Satz sagen, wie es war?',
  MAIL_REVIEW_HONEST:
    'Wir veröffentlichen Lob und Kritik. Zu lesen sind Ihre Sterne, Ihr Satz, der Monat und die Geräteart, nicht Ihr Name.',
  MAIL_REVIEW_ONCE:
    'Wir fragen nur einmal je Verkauf. Sie können solchen E-Mails jederzeit kostenlos widersprechen, auf der Seite Ihres Verkaufs oder als Antwort auf diese E-Mail.',
  MAIL_REVIEW_HIDDEN_SUBJECT: 'Ihre Bewertung zum Verkauf {tradeNumber} ist nicht öffentlich',
  MAIL_REVIEW_HIDDEN_PREHEADER: 'Hier stehen der Grund und was Sie tun können.',
  MAIL_REVIEW_HIDDEN_TITLE: 'Ihre Bewertung ist nicht öffentlich',
  MAIL_REVIEW_HIDDEN_TEXT:
    'Wir haben Ihre Bewertung gelesen und können sie so nicht veröffentlichen. Mit den Sternen hat das nichts zu tun, denn die sehen wir dabei nicht.',
  MAIL_REVIEW_HIDDEN_NEXT:
    'Sie können sie auf der Seite Ihres Verkaufs zurückziehen und eine neue schreiben. Wenn Sie es anders sehen, antworten Sie einfach auf diese E-Mail.',
} satisfies Partial<Record<keyof typeof familiar, string>>
