import type { priceWatch as source } from '#messages/correspondence/en/price-watch.ts'

/** Mails about watched prices. */
export const priceWatch = {
  MAIL_WATCH_SUBJECT: 'Bitte bestätige deinen Preisalarm für {name}',
  MAIL_WATCH_PREHEADER: 'Noch ein Klick, und der Preisalarm läuft.',
  MAIL_WATCH_TITLE: 'Bestätige deinen Preisalarm',
  MAIL_WATCH_WISH_REACHED:
    'Für diese Adresse wurde eine E-Mail gewünscht, sobald wir für das Gerät unten {price} zahlen. Bitte bestätige, dass du das warst.',
  MAIL_WATCH_WISH_CHANGED:
    'Für diese Adresse wurde eine E-Mail gewünscht, wenn sich der Preis für das Gerät unten ändert. Bitte bestätige, dass du das warst.',
  MAIL_WATCH_DEVICE: 'Gerät',
  MAIL_WATCH_CONDITION: 'Zustand',
  MAIL_WATCH_TODAY: 'Preis heute',
  MAIL_WATCH_BUTTON: 'Preisalarm starten',
  MAIL_WATCH_UNTIL: 'Der Link gilt bis zum {date}.',
  MAIL_WATCH_STRANGER:
    'Das warst du nicht? Ignoriere diese E-Mail. Ohne deine Bestätigung schreiben wir nicht noch einmal, und danach löschen wir die Adresse.',
  MAIL_WATCH_REACHED_SUBJECT: '{name} bringt jetzt {price}',
  MAIL_WATCH_REACHED_PREHEADER: 'Du wolltest wissen, wann es {target} sind.',
  MAIL_WATCH_REACHED_TITLE: 'Dein Preis ist da: {price}',
  MAIL_WATCH_REACHED_TEXT:
    'Du wolltest von uns hören, wenn wir {target} zahlen. Heute ist es so weit, für ein Gerät, wie du es beschrieben hast.',
  MAIL_WATCH_REACHED_OVER:
    'Mit dieser E-Mail endet dein Preisalarm. Preise können sich jederzeit wieder ändern, ein Angebot gilt bis zu dem Tag, der darin steht.',
  MAIL_WATCH_SELL: 'Preis von heute ansehen',
  MAIL_WATCH_MORE_SUBJECT: '{name}: jetzt {change} mehr',
  MAIL_WATCH_LESS_SUBJECT: '{name}: jetzt {change} weniger',
  MAIL_WATCH_CHANGED_PREHEADER: 'Heute zahlen wir {price}.',
  MAIL_WATCH_CHANGED_TITLE: 'Dein Gerät bringt heute {price}',
  MAIL_WATCH_MORE_TEXT: 'Das sind {change} mehr als die {before} aus unserer letzten E-Mail.',
  MAIL_WATCH_LESS_TEXT: 'Das sind {change} weniger als die {before} aus unserer letzten E-Mail.',
  MAIL_WATCH_OUTDATED_SUBJECT: '{name}: bitte beschreibe dein Gerät noch einmal',
  MAIL_WATCH_OUTDATED_PREHEADER: 'Unsere Fragen haben sich geändert.',
  MAIL_WATCH_OUTDATED_TITLE: 'Dein Preisalarm braucht neue Antworten',
  MAIL_WATCH_OUTDATED_TEXT:
    'Wir haben unsere Fragen zu {device} geändert. Mit deinen bisherigen Antworten können wir dir keinen richtigen Preis mehr nennen. Beschreibe das Gerät noch einmal, dann siehst du den Preis von heute.',
  MAIL_WATCH_OUTDATED_BUTTON: 'Gerät beschreiben',
  MAIL_WATCH_OUTDATED_OVER:
    'Mit dieser E-Mail endet dein Preisalarm. Auf der Seite des Geräts kannst du einen neuen einrichten.',
  MAIL_WATCH_EXPIRES: 'Der Preisalarm endet von selbst nach {months}\u00a0Monaten, am {date}.',
  MAIL_WATCH_END: 'Preisalarm beenden',
  MAIL_WATCH_REASON:
    'Du bekommst diese E-Mail, weil für deine Adresse ein Preisalarm bei {brand} eingerichtet wurde.',
} satisfies Record<keyof typeof source, string>
