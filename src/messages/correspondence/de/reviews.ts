/** Texts of the mails about reviews. */
export const reviews = {
  MAIL_REVIEW_SUBJECT: 'Wie war dein Verkauf {tradeNumber}?',
  MAIL_REVIEW_PREHEADER: 'Sterne und ein Satz genügen.',
  MAIL_REVIEW_TITLE: 'Wie war’s?',
  MAIL_REVIEW_TEXT:
    'Dein Verkauf ist abgeschlossen und bezahlt. Magst du anderen mit Sternen und einem Satz sagen, wie es war?',
  MAIL_REVIEW_HONEST:
    'Wir veröffentlichen Lob und Kritik. Zu lesen sind deine Sterne, dein Satz, der Monat und die Geräteart, nicht dein Name.',
  MAIL_REVIEW_BUTTON: 'Bewertung schreiben',
  MAIL_REVIEW_ONCE:
    'Wir fragen nur einmal je Verkauf. Du kannst solchen E-Mails jederzeit kostenlos widersprechen, auf der Seite deines Verkaufs oder als Antwort auf diese E-Mail.',
  MAIL_REVIEW_HIDDEN_SUBJECT: 'Deine Bewertung zum Verkauf {tradeNumber} ist nicht öffentlich',
  MAIL_REVIEW_HIDDEN_PREHEADER: 'Hier stehen der Grund und was du tun kannst.',
  MAIL_REVIEW_HIDDEN_TITLE: 'Deine Bewertung ist nicht öffentlich',
  MAIL_REVIEW_HIDDEN_TEXT:
    'Wir haben deine Bewertung gelesen und können sie so nicht veröffentlichen. Mit den Sternen hat das nichts zu tun, denn die sehen wir dabei nicht.',
  MAIL_REVIEW_HIDDEN_REASON: 'Grund',
  MAIL_REVIEW_HIDDEN_NEXT:
    'Du kannst sie auf der Seite deines Verkaufs zurückziehen und eine neue schreiben. Wenn du es anders siehst, antworte einfach auf diese E-Mail.',
}
