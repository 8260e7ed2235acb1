import type { checkout as familiar } from '../checkout.ts'

/** Cart and checkout, to a business. */
export const checkout = {
  CART_PHOTOS_LATER: 'Fotos dieses Geräts können Sie nach dem Verkauf hinzufügen.',
  CART_PHOTOS_FAILED: 'Die Fotos lassen sich gerade nicht öffnen. Versuchen Sie es gleich noch einmal.',
  SALE_PHOTOS_TEXT:
    'Wenn wir etwas anderes sehen, als Sie beschrieben haben, stehen Ihre Fotos und unsere nebeneinander. Fotos sind freiwillig und möglich, bis der Paketdienst Ihr Paket hat.',
  CART_TITLE: 'Ihre Geräte',
  CART_EMPTY_TEXT:
    'Suchen Sie ein Gerät, beantworten Sie ein paar Fragen und sehen Sie sofort, was wir dafür zahlen.',
  CART_NO_SCRIPT:
    'Zum Verkaufen muss JavaScript im Browser eingeschaltet sein. Schreiben Sie uns, wenn das bei Ihnen nicht geht.',
  CART_CLEAR_TEXT: 'Sie können das rückgängig machen, solange Sie auf dieser Seite bleiben.',
  CART_TOTAL: 'Wir zahlen Ihnen',
  REPRICED_HIGHER: '{name}: Angebot abgelaufen. Heute bekommen Sie sogar {after} statt {before}.',
  REPRICED_GONE: '{name}: zurzeit kein Angebot. Das Gerät gehört nicht mehr zu Ihrem Verkauf.',
  REPRICE_FAILED:
    'Die Preise ließen sich nicht abrufen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  VOUCHER_TITLE: 'Haben Sie einen Gutschein?',
  VOUCHER_APPLIED: 'Mit dem Gutschein {code} bekommen Sie {value} mehr.',
  VOUCHER_UNKNOWN: 'Diesen Code kennen wir nicht. Prüfen Sie die Schreibweise.',
  VOUCHER_USED: 'Diesen Gutschein haben Sie schon eingelöst.',
  VOUCHER_UNUSABLE:
    'Dieser Gutschein ist abgelaufen oder schon eingelöst. Falls Sie ihn noch nicht benutzt haben, melden Sie sich mit dieser E-Mail-Adresse an und versuchen Sie es noch einmal.',
  VOUCHER_FAILED: 'Der Gutschein ließ sich nicht prüfen. Versuchen Sie es gleich noch einmal.',
  CART_SIZE_TEXT:
    'Sie haben {count, plural, one {# Gerät} other {# Geräte}} ausgewählt. Nehmen Sie {excess, plural, one {# Gerät} other {# Geräte}} heraus und verkaufen Sie den Rest separat.',
  STEPS_LABEL: 'Schritte Ihres Verkaufs',
  DETAILS_SIGNED_IN: 'Angemeldet als {email}. Sie finden diesen Verkauf später in Ihrem Kundenkonto.',
  REVIEW_SIGNED_OUT:
    'Ihre Sitzung ist abgelaufen. Tippen Sie noch einmal auf „Jetzt verkaufen“, um als Gast zu verkaufen, oder melden Sie sich vorher an. Ihre Angaben bleiben erhalten.',
  DETAILS_TITLE: 'Ihre Daten',
  DETAILS_GUEST:
    'Ein Kundenkonto brauchen Sie nicht. Sie bekommen eine Kundennummer und einen Link zu Ihrem Verkauf.',
  DETAILS_ADDRESS: 'Wo sitzt Ihre Firma?',
  DETAILS_PAYOUT: 'Wohin dürfen wir zahlen?',
  DETAILS_PAYOUT_HINT:
    'Sie können das Auszahlungskonto ändern, bis wir die Zahlung anweisen. Angezeigt wird es nur teilweise.',
  RULE_SUM_ASK: 'Ein neues Angebot ab {share} des ersten gilt als angenommen. Darunter fragen wir nach.',
  SAVE_DETAILS_HINT: 'Wir speichern Adresse und Auszahlungskonto in Ihrem Kundenkonto.',
  SAVE_DETAILS_PASSWORD:
    'Wir speichern Adresse und Auszahlungskonto in Ihrem Kundenkonto. Für das Auszahlungskonto fragen wir nach dem Verkauf einmal nach Ihrem Passwort.',
  REVIEW_DEVICES: 'Das schicken Sie uns',
  REVIEW_EDIT_SELLER: 'Ihre Daten ändern',
  REVIEW_PROMISE:
    'Ihr Preis gilt, wenn der Paketdienst Ihr Paket innerhalb von {days}\u00a0Tagen scannt. Versand, Prüfung und Rücksendung sind kostenlos.',
  REVIEW_NO_ANSWER:
    'Wir haben keine Antwort vom Server bekommen. Tippen Sie noch einmal auf „Jetzt verkaufen“. Doppelt verkauft wird dabei nichts.',
  REVIEW_BUSY: 'Zu viele Versuche in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  REVIEW_UNAVAILABLE:
    'Wir können Ihren Verkauf gerade nicht annehmen. Ihre Angaben bleiben erhalten. Versuchen Sie es gleich noch einmal.',
  REVIEW_EXISTS:
    'Dieser Verkauf ist mit den Daten Ihres ersten Versuchs schon bei uns. Die Verkaufsnummer ist {number}.',
  DETAILS_CONTACT: 'Firma und Ansprechperson',
  RULE_TITLE: 'Falls ein Gerät abweicht',
  REVIEW_DECLARATION:
    '{count, plural, one {Wir sind zum Verkauf des Geräts berechtigt und stimmen den AGB zu.} other {Wir sind zum Verkauf der Geräte berechtigt und stimmen den AGB zu.}}',
  REVIEW_IDENTITY:
    'Vor der Auszahlung fragen wir nach Ihrem Ausweis. Das verlangt das Gesetz. Sie können ihn auf der Seite Ihres Verkaufs hochladen.',
} satisfies Partial<Record<keyof typeof familiar, string>>
