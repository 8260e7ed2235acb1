import type { status as familiar } from '../status.ts'

/** How far a sale is, to a business. */
export const status = {
  STATUS_CREATED_TEXT: 'Wir erstellen gerade Ihr Versandetikett. Sie bekommen es gleich per E-Mail.',
  STATUS_LABEL_ISSUED: 'Wartet auf Ihr Paket',
  STATUS_LABEL_ISSUED_TEXT: 'Schicken Sie Ihr Paket bis zum {date} ab. So lange gilt Ihr Preis.',
  STATUS_CANCELLED_TEXT: 'Storniert, wie von Ihnen gewünscht. Bitte schicken Sie nichts mehr ab.',
  STATUS_IN_TRANSIT_TEXT: 'Ihr Paket ist unterwegs zu uns. Wir schreiben Ihnen, sobald es da ist.',
  STATUS_EXPIRED_TEXT:
    'Bis zum {date} wurde kein Paket gescannt. Deshalb gilt Ihr Preis nicht mehr. Kosten entstehen Ihnen nicht.',
  STATUS_RECEIVED_TEXT:
    '{count, plural, one {Ihr Gerät ist angekommen. Wir prüfen es bis zum {date}.} other {Ihre # Geräte sind angekommen. Wir prüfen sie bis zum {date}.}}',
  STATUS_LOST_TEXT:
    '{count, plural, one {Ihr Gerät liegt uns nicht vor. Wir suchen es zusammen mit dem Versanddienst} other {Ihre # Geräte liegen uns nicht vor. Wir suchen sie zusammen mit dem Versanddienst}} und schreiben Ihnen, sobald wir mehr wissen.',
  STATUS_ACCEPTED_TEXT:
    'Es ist entschieden: Sie bekommen {amount}. Als Nächstes weisen wir die Auszahlung an.',
  STATUS_IN_INSPECTION_TEXT: 'Wir prüfen Ihr Gerät gerade und schreiben Ihnen das Ergebnis.',
  STATUS_COUNTER_OFFERED: 'Sie entscheiden',
  STATUS_COUNTER_OFFERED_TEXT:
    'Ihr Gerät weicht von Ihren Antworten ab. Sehen Sie es sich an und sagen Sie uns bis zum {date}, was damit passieren soll. Hören wir nichts, schicken wir es kostenlos zurück.',
  STATUS_HAZARDOUS_TEXT:
    'Der Akku Ihres Geräts ist aufgebläht. Wir dürfen es weder kaufen noch verschicken. Sagen Sie uns bis zum {date}, was damit passieren soll. Hören wir nichts, verwahren wir es sicher und melden uns bei Ihnen.',
  STATUS_ACTION_REQUIRED: 'Wir brauchen Ihre Hilfe',
  STATUS_ACTION_REQUIRED_TEXT:
    'Bevor es weitergeht, fehlt etwas, das nur Sie erledigen können. Sie haben dafür bis zum {date} Zeit. Hören wir nichts, schicken wir Ihr Gerät kostenlos zurück.',
  STATUS_QUARANTINED_TEXT:
    'Ihr Gerät steht auf einer Sperrliste für verlorene oder gestohlene Geräte. Wir klären das und schreiben Ihnen.',
  STATUS_RETURN_PENDING: 'Geht zurück an Sie',
  STATUS_RETURN_PENDING_TEXT:
    '{count, plural, one {Wir machen Ihr Gerät für die Rücksendung fertig.} other {Wir machen Ihre # Geräte für die Rücksendung fertig.}} Sie ist kostenlos, und die Sendungsnummer bekommen Sie per E-Mail.',
  STATUS_RECYCLED_TEXT: 'Wir recyceln Ihr Gerät fachgerecht. Für Sie ist das kostenlos.',
  STATUS_APPEALED_TEXT:
    'Eine andere Person prüft Ihr Gerät noch einmal. Danach schreiben wir Ihnen das Ergebnis.',
  STATUS_PAYOUT_FAILED_TEXT:
    'Unsere Zahlung von {amount} an {account} kam zurück. Geben Sie uns bitte ein anderes Konto an, dann zahlen wir noch einmal.',
  STATUS_RETURN_SHIPPED_TEXT:
    '{count, plural, one {Ihr Gerät ist auf dem Weg zurück zu Ihnen.} other {Ihre # Geräte sind auf dem Weg zurück zu Ihnen.}}',
  STATUS_RETURNED_TEXT: 'Ihr Gerät wurde Ihnen wieder zugestellt.',
  TIMELINE_QUESTION: 'Rückfrage an Sie',
  STATUS_ACTION_NEEDED: 'Ihre Antwort fehlt',
  STATUS_OPEN: 'Wartet auf Ihr Paket',
  STATUS_RETURNED: 'Wieder bei Ihnen',
} satisfies Partial<Record<keyof typeof familiar, string>>
