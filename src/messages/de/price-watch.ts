import type { priceWatch as source } from '../en/price-watch.ts'

/** Texts of price alerts: asking for one, confirming and ending it. */
export const priceWatch = {
  SCREEN_PRICE_WATCH: 'Preisalarm',
  SCREEN_PRICE_WATCH_LEAD:
    'Noch nicht der richtige Preis? Wir schreiben dir, wenn es sich lohnt, wieder vorbeizuschauen.',
  PRICE_WATCH_REQUESTED: 'Schau in dein Postfach',
  PRICE_WATCH_REQUESTED_TEXT: 'Der Link in unserer E-Mail startet deinen Preisalarm.',
  SCREEN_PRICE_WATCH_CONFIRM: 'Preisalarm starten',
  SCREEN_PRICE_WATCH_CONFIRM_LEAD: 'Bestätige den Preisalarm für deine Adresse.',
  SCREEN_PRICE_WATCH_END: 'Preisalarm beenden',
  SCREEN_PRICE_WATCH_END_LEAD: 'Ein Klick, und wir schreiben dir nicht mehr zu diesem Gerät.',
  PRICE_WATCH_ENDED: 'Preisalarm beendet',
  PRICE_WATCH_ENDED_TEXT: 'Wir haben ihn mit allem gelöscht, was dazu gespeichert war.',
  PRICE_WATCH_HEAD: 'Preisalarm für {name}',
  PRICE_WATCH_TODAY: 'Preis heute',
  PRICE_WATCH_NO_PRICE: 'gerade kein Angebot',
  PRICE_WATCH_STORAGE: 'Speicher',
  PRICE_WATCH_CONDITION: 'Zustand',
  PRICE_WATCH_OPEN: 'Was du noch nicht angegeben hast, zählt als einwandfrei.',
  PRICE_WATCH_ANSWER: 'Gerät zuerst beschreiben',
  PRICE_WATCH_KIND: 'Wann sollen wir schreiben?',
  PRICE_WATCH_KIND_REACHED: 'Einmal, wenn mein Preis erreicht ist',
  PRICE_WATCH_KIND_CHANGED: 'Immer, wenn sich der Preis ändert',
  PRICE_WATCH_PAUSE: 'Höchstens eine E-Mail alle {days}\u00a0Tage.',
  PRICE_WATCH_AMOUNT: 'Dein Preis in {currency}',
  PRICE_WATCH_EMAIL: 'E-Mail',
  PRICE_WATCH_SUBMIT: 'Preisalarm einrichten',
  PRICE_WATCH_TERMS:
    'Du bekommst einen Link zum Bestätigen. Der Preisalarm endet nach {months}\u00a0Monaten oder mit einem Klick. Du kannst bis zu {max} gleichzeitig haben.',
  PRICE_WATCH_NOT_SAVED:
    'Das hat nicht geklappt. Dein Preis muss über dem von heute liegen und die Adresse vollständig sein.',
  PRICE_WATCH_NO_MAIL:
    'Keine E-Mail da? Sieh im Spam-Ordner nach und prüf, ob die Adresse stimmt. An eine Adresse schreiben wir nur einige Male am Tag.',
  PRICE_WATCH_CONFIRM_TEXT: 'Wenn du bestätigst, schreiben wir an {email}. Vorher passiert nichts.',
  PRICE_WATCH_WISH_REACHED: 'Eine E-Mail, sobald wir {price} zahlen.',
  PRICE_WATCH_WISH_CHANGED: 'Eine E-Mail, wenn sich der Preis ändert, höchstens alle {days}\u00a0Tage.',
  PRICE_WATCH_CONFIRM: 'Preisalarm starten',
  PRICE_WATCH_CONFIRMED: 'Dein Preisalarm läuft',
  PRICE_WATCH_CONFIRMED_TEXT: 'Wir schreiben an {email}. Der Preisalarm endet von selbst am {date}.',
  PRICE_WATCH_BACK: 'Zum Gerät',
  PRICE_WATCH_END: 'Preisalarm beenden',
  PRICE_WATCH_GONE: 'Dieser Link gilt nicht mehr',
  PRICE_WATCH_GONE_TEXT:
    'Bestätigungslinks gelten {days}\u00a0Tage. Danach, oder wenn der Preisalarm beendet ist, richtest du auf der Seite des Geräts einen neuen ein.',
  PROBLEM_WATCH_AMOUNT: 'Gib einen ganzen Betrag ein, zum Beispiel 250.',
  PROBLEM_WATCH_REACHED: 'Gib mehr als den Preis von heute ein.',
} satisfies Record<keyof typeof source, string>
