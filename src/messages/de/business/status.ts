import type { status as familiar } from '../status.ts'

/** How far a sale is, to a business. */
export const status = {
  STATUS_CREATED_TEXT: 'Wir erstellen gerade Ihr Versandetikett. Sie bekommen es gleich per E-Mail.',
  STATUS_LABEL_ISSUED: 'Wartet auf Ihr Paket',
  STATUS_LABEL_ISSUED_TEXT: 'Schicken Sie Ihr Paket bis zum {date} ab. So lange gilt Ihr Preis.',
  STATUS_CANCELLED_TEXT: 'Wie gewünscht storniert. Bitte schicken Sie nichts mehr ab.',
  STATUS_IN_TRANSIT_TEXT: 'Ihr Paket ist unterwegs zu uns. Wir schreiben Ihnen, sobald es da ist.',
  STATUS_EXPIRED_TEXT:
    'Bis zum {date} wurde kein Paket gescannt, deshalb gilt Ihr Preis nicht mehr. Kosten entstehen Ihnen nicht.',
  STATUS_RECEIVED_TEXT:
    '{count, plural, one {Ihr Gerät ist angekommen. Wir prüfen es bis zum {date}.} other {Ihre # Geräte sind angekommen. Wir prüfen sie bis zum {date}.}}',
  STATUS_LOST_TEXT:
    '{count, plural, one {Ihr Gerät ist nicht bei uns angekommen. Wir suchen es zusammen mit dem Paketdienst} other {Ihre # Geräte sind nicht bei uns angekommen. Wir suchen sie zusammen mit dem Paketdienst}} und schreiben Ihnen, sobald wir mehr wissen.',
  STATUS_ACCEPTED_TEXT: 'Sie bekommen {amount}. Als Nächstes weisen wir die Auszahlung an.',
  STATUS_IN_INSPECTION_TEXT: 'Wir prüfen Ihr Gerät gerade und schicken Ihnen das Ergebnis.',
  STATUS_COUNTER_OFFERED: 'Sie entscheiden',
  STATUS_COUNTER_OFFERED_TEXT:
    'Ihr Gerät weicht von Ihren Antworten ab. Bitte entscheiden Sie bis zum {date}, wie es weitergeht. Ohne Antwort schicken wir es kostenlos zurück.',
  STATUS_HAZARDOUS_TEXT:
    'Der Akku Ihres Geräts ist aufgebläht. Wir dürfen es weder kaufen noch verschicken. Bitte entscheiden Sie bis zum {date}, wie es weitergeht. Ohne Antwort verwahren wir es sicher und melden uns bei Ihnen.',
  STATUS_ACTION_REQUIRED: 'Wir brauchen Ihre Hilfe',
  STATUS_ACTION_REQUIRED_TEXT:
    'Es fehlt noch etwas, das nur Sie erledigen können. Sie haben dafür bis zum {date} Zeit. Ohne Antwort schicken wir Ihr Gerät kostenlos zurück.',
  STATUS_QUARANTINED_TEXT:
    'Ihr Gerät steht auf einer Sperrliste für verlorene oder gestohlene Geräte. Wir klären das und schreiben Ihnen.',
  STATUS_RETURN_PENDING: 'Geht zurück an Sie',
  STATUS_RETURN_PENDING_TEXT:
    '{count, plural, one {Wir bereiten die Rücksendung Ihres Geräts vor.} other {Wir bereiten die Rücksendung Ihrer # Geräte vor.}} Sie ist kostenlos. Die Sendungsnummer bekommen Sie per E-Mail.',
  STATUS_UNDELIVERED_TEXT:
    '{count, plural, one {Der Paketdienst konnte Ihr Gerät nicht zustellen. Es ist wieder bei uns.} other {Der Paketdienst konnte Ihre # Geräte nicht zustellen. Sie sind wieder bei uns.}} Bitte schreiben Sie uns die richtige Adresse. Wir schicken dann alles noch einmal kostenlos los.',
  STATUS_RECYCLED_TEXT: 'Wir recyceln Ihr Gerät fachgerecht. Für Sie ist das kostenlos.',
  STATUS_APPEALED_TEXT:
    'Jemand anderes aus unserem Prüfteam prüft Ihr Gerät noch einmal. Danach schicken wir Ihnen das Ergebnis.',
  STATUS_PAYOUT_FAILED_TEXT:
    'Unsere Zahlung von {amount} an {account} kam zurück. Bitte geben Sie ein anderes Auszahlungskonto an.',
  STATUS_RETURN_SHIPPED_TEXT:
    '{count, plural, one {Ihr Gerät ist auf dem Weg zurück zu Ihnen.} other {Ihre # Geräte sind auf dem Weg zurück zu Ihnen.}}',
  STATUS_RETURNED_TEXT: 'Ihr Gerät ist wieder bei Ihnen.',
  TIMELINE_QUESTION: 'Rückfrage an Sie',
  STATUS_ACTION_NEEDED: 'Ihre Antwort fehlt',
  STATUS_OPEN: 'Wartet auf Ihr Paket',
  STATUS_RETURNED: 'Wieder bei Ihnen',
} satisfies Partial<Record<keyof typeof familiar, string>>
