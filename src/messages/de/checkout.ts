import type { checkout as source } from '../en/checkout.ts'

/** Texts of cart and checkout. */
export const checkout = {
  CART_TITLE: 'Deine Geräte',
  CART_EMPTY: 'Noch kein Gerät ausgewählt',
  CART_EMPTY_TEXT: 'Such dein Gerät, beantworte ein paar Fragen und sieh sofort, was wir dafür zahlen.',
  CART_EMPTY_BUTTON: 'Gerät finden',
  CART_LOADING: 'Wir prüfen die Preise\u00a0…',
  CART_NO_SCRIPT:
    'Zum Verkaufen muss JavaScript im Browser eingeschaltet sein. Schreib uns, wenn das bei dir nicht geht.',
  CART_EACH: '{price} je Gerät',
  CART_QUANTITY: 'Anzahl',
  CART_QUANTITY_OF: 'Anzahl: {name}',
  CART_LESS: 'Eins weniger',
  CART_MORE: 'Eins mehr',
  CART_REMOVE: 'Entfernen',
  CART_REMOVE_OF: '{name} entfernen',
  CART_HOLDS_UNTIL: 'Diese Preise gelten bis zum {date}.',
  CART_REMOVED: '{name} entfernt.',
  CART_RESTORED: '{name} ist wieder dabei.',
  CART_CHANGE: 'Antworten ändern',
  CART_CHANGE_OF: 'Antworten ändern: {name}',
  CART_CLEAR: 'Alle entfernen',
  CART_CLEAR_TITLE: '{count, plural, one {Das Gerät entfernen?} other {Alle # Geräte entfernen?}}',
  CART_CLEAR_TEXT: 'Du kannst das rückgängig machen, solange du auf dieser Seite bleibst.',
  CART_CLEAR_CONFIRM: 'Entfernen',
  CART_CLEAR_CANCEL: 'Behalten',
  CART_CLEARED: '{count, plural, one {# Gerät entfernt.} other {# Geräte entfernt.}}',
  CART_UNDO: 'Rückgängig',
  CART_TOTAL: 'Wir zahlen dir',
  CART_ESTIMATE: 'Schätzung',
  CART_CONTINUE: 'Weiter',

  REPRICED_TITLE: 'Preise neu berechnet',
  REPRICED_LOWER: '{name}: Angebot abgelaufen. Heute zahlen wir {after} statt {before}.',
  REPRICED_HIGHER: '{name}: Angebot abgelaufen. Heute bekommst du sogar {after} statt {before}.',
  REPRICED_SAME: '{name}: Angebot abgelaufen. Der Preis bleibt gleich.',
  REPRICED_OTHER: '{name}: in diesem Land {after}',
  REPRICED_WITHDRAWN:
    '{name}: {before} war ein Fehler von uns. Der richtige Preis ist {after}. Das tut uns leid.',
  REPRICED_GONE: '{name}: zurzeit kein Angebot. Das Gerät gehört nicht mehr zu deinem Verkauf.',
  REPRICE_FAILED: 'Die Preise ließen sich nicht abrufen. Prüf deine Verbindung und versuch es noch einmal.',
  REPRICE_RETRY: 'Erneut prüfen',

  VOUCHER_TITLE: 'Hast du einen Gutschein?',
  VOUCHER_CODE: 'Gutscheincode',
  VOUCHER_APPLY: 'Einlösen',
  VOUCHER_LINE: 'Gutschein {code}',
  VOUCHER_REMOVE: 'Gutschein {code} entfernen',
  VOUCHER_APPLIED: 'Mit dem Gutschein {code} bekommst du {value} mehr.',
  VOUCHER_UNKNOWN: 'Diesen Code kennen wir nicht. Prüf die Schreibweise.',
  VOUCHER_EXPIRED: 'Dieser Gutschein ist abgelaufen.',
  VOUCHER_MIN: 'Dieser Gutschein gilt für Verkäufe ab {total}.',
  VOUCHER_CATEGORY: 'Dieser Gutschein gilt nicht für diese Geräte.',
  VOUCHER_USED: 'Diesen Gutschein hast du schon eingelöst.',
  VOUCHER_UNUSABLE:
    'Dieser Gutschein ist abgelaufen oder schon eingelöst. Falls du ihn noch nicht benutzt hast, melde dich mit dieser E-Mail-Adresse an und versuch es noch einmal.',
  VOUCHER_MODE: 'Dieser Gutschein gilt in diesem Shop nicht.',
  VOUCHER_FAILED: 'Der Gutschein ließ sich nicht prüfen. Versuch es gleich noch einmal.',

  CART_SIZE_TITLE: 'Höchstens {max} Geräte pro Verkauf',
  CART_SIZE_TEXT:
    'Du hast {count, plural, one {# Gerät} other {# Geräte}} ausgewählt. Nimm {excess, plural, one {# Gerät} other {# Geräte}} heraus und verkauf den Rest separat.',
  CART_SIZE_BUSINESS:
    'Sie haben {count, plural, one {# Gerät} other {# Geräte}} ausgewählt. Für größere Mengen machen wir Ihnen ein individuelles Angebot. Ihre Angaben übernehmen wir.',
  CAP_TITLE: 'Über {cap} machen wir Ihnen ein individuelles Angebot',
  CAP_TEXT:
    'Im Shop für Unternehmen ist ein Verkauf bis {cap} möglich. Schicken Sie uns Ihre Liste, unser Geschäftskundenteam antwortet {days, plural, one {innerhalb eines Werktags} other {innerhalb von # Werktagen}}. Bis dahin ist die Summe eine Schätzung.',
  CAP_BUTTON: 'Angebot anfragen',
  REQUEST_TITLE: 'Individuelles Angebot anfragen',
  REQUEST_CONTACT: 'Ansprechperson',
  REQUEST_MESSAGE: 'Was sollten wir noch wissen? (optional)',
  REQUEST_SEND: 'Anfrage senden',
  REQUEST_DONE: 'Ihre Anfrage {number} ist angekommen',
  REQUEST_DONE_TEXT:
    'Wir haben eine Bestätigung an {email} geschickt und antworten {days, plural, one {innerhalb eines Werktags} other {innerhalb von # Werktagen}}. Ihre Geräte sind jetzt Teil der Anfrage.',
  REQUEST_EARLIER: 'Ihre Anfrage {number} ist schon bei uns, aber ohne die letzten Änderungen.',
  REQUEST_EARLIER_KEEP: 'Dabei belassen',
  REQUEST_EARLIER_SEND: 'Weitere Anfrage mit den Änderungen senden',
  REQUEST_BACK: 'Zurück zu den Geräten',

  STEPS_LABEL: 'Schritte deines Verkaufs',
  STEP_DEVICES: 'Geräte',
  STEP_DETAILS: 'Daten',
  STEP_REVIEW: 'Bestätigen',
  STEP_DONE: 'erledigt',

  DETAILS_SIGNED_IN: 'Angemeldet als {email}. Du findest diesen Verkauf später in deinem Kundenkonto.',
  DETAILS_SIGN_IN: 'Anmelden',
  REVIEW_SIGNED_OUT:
    'Deine Sitzung ist abgelaufen. Tippe noch einmal auf „Jetzt verkaufen“, um als Gast zu verkaufen, oder melde dich vorher an. Deine Angaben bleiben erhalten.',
  DETAILS_TITLE: 'Deine Daten',
  DETAILS_GUEST:
    'Ein Kundenkonto brauchst du nicht. Du bekommst eine Kundennummer und einen Link zu deinem Verkauf.',
  DETAILS_CONTACT: 'Wer verkauft?',
  DETAILS_ADDRESS: 'Wo wohnst du?',
  DETAILS_ADDRESS_BUSINESS: 'Wo sitzt Ihre Firma?',
  DETAILS_ADDRESS_HINT: 'Für das Versandetikett und eine mögliche Rücksendung.',
  DETAILS_PAYOUT: 'Wie möchtest du dein Geld bekommen?',
  DETAILS_PAYOUT_HINT:
    'Du kannst das Auszahlungskonto ändern, bis wir die Zahlung anweisen. Angezeigt wird es nur teilweise.',
  PAYOUT_ACCOUNT: 'Auf welches Konto?',
  PAYOUT_SAVED: 'Gespeichertes Auszahlungskonto: {account}',
  PAYOUT_OTHER: 'Anderes Konto',
  RULE_TITLE: 'Falls dein Gerät abweicht',
  RULE_HINT:
    'Gilt nur, wenn ein Gerät weniger wert ist als beschrieben. Bei kleinen Unterschieden zahlen wir wie angeboten, bei einem höheren Wert mehr.',
  RULE_ASK: 'Immer nachfragen',
  RULE_ACCEPT: 'Ab {share} des Angebots automatisch annehmen',
  RULE_ACCEPT_FROM: 'Ab {share} des Angebots automatisch annehmen (ab {amount})',
  RULE_OTHERWISE: 'Und wenn es weniger ist?',
  RULE_OTHERWISE_HINT:
    'Gilt auch für Geräte, die wir nicht kaufen können. Für Recycling gibt es kein Geld, und es ist endgültig. Bei beschädigtem Akku gilt die Regel nie, da fragen wir immer nach.',
  RULE_ELSE_ASK: 'Nachfragen',
  RULE_ELSE_RETURN: 'Kostenlos zurückschicken',
  RULE_ELSE_RECYCLE: 'Recyceln',
  RULE_SUM_ASK: 'Ein neues Angebot ab {share} des ersten gilt als angenommen. Darunter fragen wir nach.',
  RULE_SUM_RETURN:
    'Ein neues Angebot ab {share} des ersten gilt als angenommen. Darunter schicken wir das Gerät kostenlos zurück. Bei beschädigtem Akku fragen wir immer.',
  RULE_SUM_RECYCLE:
    'Ein neues Angebot ab {share} des ersten gilt als angenommen. Darunter recyceln wir das Gerät. Bei beschädigtem Akku fragen wir immer.',
  DETAILS_CONTINUE: 'Weiter',
  DETAILS_BACK: 'Zurück',
  SAVE_DETAILS: 'Für den nächsten Verkauf speichern',
  SAVE_DETAILS_HINT: 'Wir speichern Adresse, Geburtsdatum und Auszahlungskonto in deinem Kundenkonto.',
  SAVE_DETAILS_PASSWORD:
    'Wir speichern Adresse, Geburtsdatum und Auszahlungskonto in deinem Kundenkonto. Für das Auszahlungskonto fragen wir nach dem Verkauf einmal nach deinem Passwort.',
  SAVE_PAYOUT_TITLE: 'Auszahlungskonto speichern',
  SAVE_PAYOUT_TEXT: 'Sollen wir das Auszahlungskonto {account} für den nächsten Verkauf speichern?',
  SAVE_PAYOUT_FAILED: 'Das Auszahlungskonto ließ sich nicht speichern. Für diesen Verkauf gilt es trotzdem.',
  SAVE_PAYOUT_DONE: 'Das Auszahlungskonto ist gespeichert.',

  REVIEW_TITLE: 'Prüfen und bestätigen',
  REVIEW_DEVICES: 'Das schickst du uns',
  REVIEW_SELLER: 'Wer verkauft',
  REVIEW_PAYOUT: 'Auszahlung an',
  REVIEW_EDIT: 'Ändern',
  REVIEW_EDIT_DEVICES: 'Geräte ändern',
  REVIEW_EDIT_SELLER: 'Deine Daten ändern',
  REVIEW_EDIT_PAYOUT: 'Auszahlungskonto ändern',
  REVIEW_EDIT_RULE: 'Regel für Abweichungen ändern',
  REVIEW_BORN: 'Geboren am {date}',
  REVIEW_DECLARATION:
    '{count, plural, one {Das Gerät gehört mir, ich darf es verkaufen und stimme den AGB zu.} other {Die Geräte gehören mir, ich darf sie verkaufen und stimme den AGB zu.}}',
  REVIEW_TERMS_LINK: 'AGB lesen',
  REVIEW_PRIVACY_LINK: 'Datenschutz lesen',
  REVIEW_IDENTITY:
    'Vor der Auszahlung fragen wir nach deinem Ausweis. Das verlangt das Gesetz. Du kannst ihn auf der Seite deines Verkaufs hochladen.',
  REVIEW_PROMISE:
    'Dein Preis gilt, wenn der Paketdienst dein Paket innerhalb von {days}\u00a0Tagen scannt. Versand, Prüfung und Rücksendung sind kostenlos.',
  REVIEW_SUBMIT: 'Jetzt verkaufen',
  REVIEW_SENDING: 'Einen Moment\u00a0…',
  REVIEW_NO_ANSWER:
    'Wir haben keine Antwort vom Server bekommen. Tippe noch einmal auf „Jetzt verkaufen“. Doppelt verkauft wird dabei nichts.',
  REVIEW_BUSY: 'Zu viele Versuche in kurzer Zeit. Warte eine Minute und versuch es noch einmal.',
  REVIEW_UNAVAILABLE:
    'Wir können deinen Verkauf gerade nicht annehmen. Deine Angaben bleiben erhalten. Versuch es gleich noch einmal.',
  REVIEW_EXISTS:
    'Dieser Verkauf ist mit den Daten deines ersten Versuchs schon bei uns. Die Verkaufsnummer ist {number}.',
  REVIEW_EXISTS_SHOW: 'Verkauf ansehen',
  REVIEW_EXISTS_AGAIN: 'Weiteren Verkauf abschließen',
} satisfies Record<keyof typeof source, string>
