import type { priceWatch as familiar } from '../price-watch.ts'

/** Price alerts, to a business. */
export const priceWatch = {
  SCREEN_PRICE_WATCH_LEAD:
    'Noch nicht der richtige Preis? Wir schreiben Ihnen, wenn es sich lohnt, wieder vorbeizuschauen.',
  PRICE_WATCH_REQUESTED: 'Prüfen Sie Ihr Postfach',
  PRICE_WATCH_REQUESTED_TEXT: 'Der Link in unserer E-Mail startet Ihren Preisalarm.',
  SCREEN_PRICE_WATCH_CONFIRM_LEAD: 'Bestätigen Sie den Preisalarm für Ihre Adresse.',
  SCREEN_PRICE_WATCH_END_LEAD: 'Ein Klick, und wir schreiben Ihnen nicht mehr zu diesem Gerät.',
  PRICE_WATCH_OPEN: 'Was Sie noch nicht angegeben haben, zählt als einwandfrei.',
  PRICE_WATCH_AMOUNT: 'Ihr Preis in {currency}',
  PRICE_WATCH_TERMS:
    'Sie bekommen einen Link zum Bestätigen. Der Preisalarm endet nach {months}\u00a0Monaten oder mit einem Klick. Sie können bis zu {max} gleichzeitig haben.',
  PRICE_WATCH_NOT_SAVED:
    'Das hat nicht geklappt. Ihr Preis muss über dem von heute liegen und die Adresse vollständig sein.',
  PRICE_WATCH_NO_MAIL:
    'Keine E-Mail da? Sehen Sie im Spam-Ordner nach und prüfen Sie, ob die Adresse stimmt. An eine Adresse schreiben wir nur einige Male am Tag.',
  PRICE_WATCH_CONFIRMED: 'Ihr Preisalarm läuft',
  PRICE_WATCH_GONE_TEXT:
    'Bestätigungslinks gelten {days}\u00a0Tage. Danach, oder wenn der Preisalarm beendet ist, richten Sie auf der Seite des Geräts einen neuen ein.',
  PROBLEM_WATCH_AMOUNT: 'Geben Sie einen ganzen Betrag ein, zum Beispiel 250.',
  PROBLEM_WATCH_REACHED: 'Geben Sie mehr als den Preis von heute ein.',
  PRICE_WATCH_CONFIRM_TEXT: 'Wenn Sie bestätigen, schreiben wir an {email}. Vorher passiert nichts.',
} satisfies Partial<Record<keyof typeof familiar, string>>
