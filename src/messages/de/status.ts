import type { status as source } from '../en/status.ts'

/** Where a device stands, as the status page, the account and the mails say it. */
export const status = {
  STATUS_CREATED: 'Bestätigt',
  STATUS_CREATED_TEXT: 'Wir erstellen gerade dein Versandetikett. Du bekommst es gleich per E-Mail.',
  STATUS_LABEL_ISSUED: 'Wartet auf dein Paket',
  STATUS_LABEL_ISSUED_TEXT: 'Schick dein Paket bis zum {date} ab. So lange gilt dein Preis.',
  STATUS_CANCELLED_TEXT: 'Wie gewünscht storniert. Bitte schick nichts mehr ab.',
  STATUS_IN_TRANSIT: 'Unterwegs zu uns',
  STATUS_IN_TRANSIT_TEXT: 'Dein Paket ist unterwegs zu uns. Wir schreiben dir, sobald es da ist.',
  STATUS_EXPIRED_TEXT:
    'Bis zum {date} wurde kein Paket gescannt, deshalb gilt dein Preis nicht mehr. Kosten entstehen dir nicht.',
  STATUS_RECEIVED: 'Angekommen',
  STATUS_RECEIVED_TEXT:
    '{count, plural, one {Dein Gerät ist angekommen. Wir prüfen es bis zum {date}.} other {Deine # Geräte sind angekommen. Wir prüfen sie bis zum {date}.}}',
  STATUS_LOST: 'Wird gesucht',
  STATUS_LOST_TEXT:
    '{count, plural, one {Dein Gerät ist nicht bei uns angekommen. Wir suchen es zusammen mit dem Paketdienst} other {Deine # Geräte sind nicht bei uns angekommen. Wir suchen sie zusammen mit dem Paketdienst}} und schreiben dir, sobald wir mehr wissen.',
  STATUS_ACCEPTED: 'Preis steht fest',
  STATUS_ACCEPTED_TEXT: 'Du bekommst {amount}. Als Nächstes weisen wir die Auszahlung an.',
  STATUS_IN_INSPECTION: 'In Prüfung',
  STATUS_IN_INSPECTION_TEXT: 'Wir prüfen dein Gerät gerade und schicken dir das Ergebnis.',
  STATUS_COUNTER_OFFERED: 'Du entscheidest',
  STATUS_COUNTER_OFFERED_TEXT:
    'Dein Gerät weicht von deinen Antworten ab. Bitte entscheide bis zum {date}, wie es weitergeht. Ohne Antwort schicken wir es kostenlos zurück.',
  STATUS_HAZARDOUS_TEXT:
    'Der Akku deines Geräts ist aufgebläht. Wir dürfen es weder kaufen noch verschicken. Bitte entscheide bis zum {date}, wie es weitergeht. Ohne Antwort verwahren wir es sicher und melden uns bei dir.',
  STATUS_ACTION_REQUIRED: 'Wir brauchen deine Hilfe',
  STATUS_ACTION_REQUIRED_TEXT:
    'Es fehlt noch etwas, das nur du erledigen kannst. Du hast dafür bis zum {date} Zeit. Ohne Antwort schicken wir dein Gerät kostenlos zurück.',
  STATUS_MISSING_PART: 'Im Paket fehlt: {part}',
  PART_CHARGER: 'Ladegerät',
  PART_POWER_CABLE: 'Netzkabel',
  PART_CABLE: 'Anschlusskabel',
  PART_BATTERY: 'Akku',
  PART_PEN: 'Stift',
  PART_KEYBOARD: 'Tastatur',
  PART_CONTROLLER: 'Controller',
  PART_DOCK: 'Dockingstation',
  PART_STAND: 'Standfuß',
  PART_DRIVE: 'Laufwerk',
  PART_LENS_CAP: 'Objektivdeckel',
  PART_STRAP: 'Trageriemen',
  STATUS_QUARANTINED: 'Angehalten',
  STATUS_QUARANTINED_TEXT:
    'Dein Gerät steht auf einer Sperrliste für verlorene oder gestohlene Geräte. Wir klären das und schreiben dir.',
  STATUS_RETURN_PENDING: 'Geht zurück an dich',
  STATUS_RETURN_PENDING_TEXT:
    '{count, plural, one {Wir bereiten die Rücksendung deines Geräts vor.} other {Wir bereiten die Rücksendung deiner # Geräte vor.}} Sie ist kostenlos. Die Sendungsnummer bekommst du per E-Mail.',
  STATUS_UNDELIVERED: 'Rücksendung nicht zustellbar',
  STATUS_UNDELIVERED_TEXT:
    '{count, plural, one {Der Paketdienst konnte dein Gerät nicht zustellen. Es ist wieder bei uns.} other {Der Paketdienst konnte deine # Geräte nicht zustellen. Sie sind wieder bei uns.}} Bitte schreib uns die richtige Adresse. Wir schicken dann alles noch einmal kostenlos los.',
  STATUS_RECYCLED: 'Recycling',
  STATUS_RECYCLED_TEXT: 'Wir recyceln dein Gerät fachgerecht. Für dich ist das kostenlos.',
  STATUS_APPEALED: 'Zweite Prüfung',
  STATUS_APPEALED_TEXT:
    'Jemand anderes aus unserem Prüfteam prüft dein Gerät noch einmal. Danach schicken wir dir das Ergebnis.',
  STATUS_PAYOUT_PENDING: 'Wird ausgezahlt',
  STATUS_PAYOUT_PENDING_TEXT: 'Die Auszahlung von {amount} an {account} ist angewiesen.',
  STATUS_PAID: 'Bezahlt',
  STATUS_PAID_TEXT: 'Wir haben {amount} an {account} gezahlt.',
  STATUS_PAYOUT_FAILED: 'Zahlung kam zurück',
  STATUS_PAYOUT_FAILED_TEXT:
    'Unsere Zahlung von {amount} an {account} kam zurück. Bitte gib ein anderes Auszahlungskonto an.',
  STATUS_HANDED_OVER: 'Übergeben',
  STATUS_HANDED_OVER_TEXT: 'Wir haben das Gerät der zuständigen Behörde übergeben.',
  STATUS_RETURN_SHIPPED: 'Auf dem Rückweg',
  STATUS_RETURN_SHIPPED_TEXT:
    '{count, plural, one {Dein Gerät ist auf dem Weg zurück zu dir.} other {Deine # Geräte sind auf dem Weg zurück zu dir.}}',
  STATUS_RETURNED_TEXT: 'Dein Gerät ist wieder bei dir.',
  TIMELINE_QUESTION: 'Rückfrage an dich',
  TIMELINE_RETURNING: 'Auf dem Rückweg',
  TIMELINE_OPEN: 'steht noch aus',
  STATUS_ACTION_NEEDED: 'Deine Antwort fehlt',
  STATUS_IN_REVIEW: 'In Prüfung',
  STATUS_SENT: 'Unterwegs zu uns',
  STATUS_OPEN: 'Wartet auf dein Paket',
  STATUS_RETURNING: 'Auf dem Rückweg',
  STATUS_PAYING: 'Wird ausgezahlt',
  STATUS_COMPLETED: 'Abgeschlossen',
  STATUS_RETURNED: 'Wieder bei dir',
  STATUS_CANCELLED: 'Storniert',
  STATUS_EXPIRED: 'Abgelaufen',
} satisfies Record<keyof typeof source, string>
