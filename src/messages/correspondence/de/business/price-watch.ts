import type { priceWatch as familiar } from '../price-watch.ts'

/** Mails about watched prices, to a business. */
export const priceWatch = {
  MAIL_WATCH_SUBJECT: 'Bitte bestätigen Sie Ihren Preisalarm für {name}',
  MAIL_WATCH_TITLE: 'Bestätigen Sie Ihren Preisalarm',
  MAIL_WATCH_WISH_REACHED:
    'Für diese Adresse wurde eine E-Mail gewünscht, sobald wir für das Gerät unten {price} zahlen. Bitte bestätigen Sie, dass Sie das waren.',
  MAIL_WATCH_WISH_CHANGED:
    'Für diese Adresse wurde eine E-Mail gewünscht, wenn sich der Preis für das Gerät unten ändert. Bitte bestätigen Sie, dass Sie das waren.',
  MAIL_WATCH_STRANGER:
    'Das waren Sie nicht? Ignorieren Sie diese E-Mail. Ohne Ihre Bestätigung schreiben wir nicht noch einmal, und danach löschen wir die Adresse.',
  MAIL_WATCH_REACHED_PREHEADER: 'Sie wollten wissen, wann es {target} sind.',
  MAIL_WATCH_REACHED_TITLE: 'Ihr Preis ist da: {price}',
  MAIL_WATCH_REACHED_TEXT:
    'Sie wollten von uns hören, wenn wir {target} zahlen. Heute ist es so weit, für ein Gerät, wie Sie es beschrieben haben.',
  MAIL_WATCH_REACHED_OVER:
    'Mit dieser E-Mail endet Ihr Preisalarm. Preise können sich jederzeit wieder ändern, ein Angebot gilt bis zu dem Tag, der darin steht.',
  MAIL_WATCH_CHANGED_TITLE: 'Ihr Gerät bringt heute {price}',
  MAIL_WATCH_OUTDATED_SUBJECT: '{name}: bitte beschreiben Sie Ihr Gerät noch einmal',
  MAIL_WATCH_OUTDATED_TITLE: 'Ihr Preisalarm braucht neue Antworten',
  MAIL_WATCH_OUTDATED_TEXT:
    'Wir haben unsere Fragen zu {device} geändert. Mit Ihren bisherigen Antworten können wir Ihnen keinen richtigen Preis mehr nennen. Beschreiben Sie das Gerät noch einmal, dann sehen Sie den Preis von heute.',
  MAIL_WATCH_OUTDATED_OVER:
    'Mit dieser E-Mail endet Ihr Preisalarm. Auf der Seite des Geräts können Sie einen neuen einrichten.',
  MAIL_WATCH_REASON:
    'Sie bekommen diese E-Mail, weil für Ihre Adresse ein Preisalarm bei {brand} eingerichtet wurde.',
} satisfies Partial<Record<keyof typeof familiar, string>>
