import type { MarketId } from '#domain/markets/market-id.ts'

export interface ReadmeFacts {
  readonly brand: string
  readonly date: string
  /** Mail address for questions about personal data. */
  readonly contact: string
}

type Paragraphs = (facts: ReadmeFacts) => readonly string[]

const german: Paragraphs = ({ brand, date, contact }) => [
  `Deine Daten bei ${brand}, Stand ${date}`,
  'Dieses Archiv enthält alles, was wir über dich gespeichert haben.',
  'data.json: dein Konto, deine Adresse, deine Telefonnummer, deine Auszahlungskonten, deine Anmeldungen und deine Verkäufe mit allem, was mit ihnen geschehen ist. Die Datei lässt sich mit jedem Texteditor und jedem Browser öffnen.',
  'sales: die Packzettel und Versandlabels deiner Verkäufe als PDF und ihre signierten Belege (signed-offer.json), nach Verkaufsnummer.',
  'Bewahre das Archiv sicher auf. Es enthält vollständige Kontonummern.',
  `Fragen zu deinen Daten? Schreib an ${contact}.`,
]

/** Explains the archive of a customer's data to its reader. */
const READMES: Readonly<Record<MarketId, Paragraphs>> = {
  at: german,
  de: german,
  en: ({ brand, date, contact }) => [
    `Your data at ${brand}, as of ${date}`,
    'This archive holds everything that we keep about you.',
    'data.json: your account, address, phone number, payout accounts, sign-ins and sales, with everything that happened to them. Any text editor or browser opens the file.',
    'sales: the packing slips and shipping labels of your sales as PDF files, and their signed offers (signed-offer.json), by sale number.',
    'Keep the archive in a safe place. It holds whole account numbers.',
    `Questions about your data? Write to ${contact}.`,
  ],
  es: ({ brand, date, contact }) => [
    `Tus datos en ${brand}, a fecha de ${date}`,
    'Este archivo contiene todo lo que guardamos sobre ti.',
    'data.json: tu cuenta, tu dirección, tu teléfono, tus cuentas de cobro, tus inicios de sesión y tus ventas, con todo lo que ha pasado con ellas. Se abre con cualquier editor de texto o navegador.',
    'sales: las hojas del paquete y las etiquetas de envío de tus ventas en PDF, y sus recibos firmados (signed-offer.json), por número de venta.',
    'Guarda el archivo en un lugar seguro. Contiene números de cuenta completos.',
    `¿Dudas sobre tus datos? Escribe a ${contact}.`,
  ],
  fr: ({ brand, date, contact }) => [
    `Vos données chez ${brand}, au ${date}`,
    'Cette archive contient tout ce que nous conservons à votre sujet.',
    'data.json : votre compte, votre adresse, votre téléphone, vos comptes de paiement, vos connexions et vos ventes, avec tout ce qui leur est arrivé. Ce fichier s’ouvre avec n’importe quel éditeur de texte ou navigateur.',
    'sales : les bordereaux et les étiquettes d’envoi de vos ventes au format PDF, et leurs reçus signés (signed-offer.json), par numéro de vente.',
    'Conservez cette archive en lieu sûr. Elle contient des numéros de compte complets.',
    `Une question sur vos données ? Écrivez à ${contact}.`,
  ],
  it: ({ brand, date, contact }) => [
    `I tuoi dati presso ${brand}, aggiornati in data ${date}`,
    'Questo archivio contiene tutto ciò che conserviamo su di te.',
    'data.json: il tuo account, il tuo indirizzo, il tuo telefono, i tuoi conti per i pagamenti, i tuoi accessi e le tue vendite, con tutto ciò che è successo. Si apre con qualsiasi editor di testo o browser.',
    'sales: i fogli del pacco e le etichette di spedizione delle tue vendite in PDF, e le loro ricevute firmate (signed-offer.json), per numero di vendita.',
    'Conserva l’archivio in un luogo sicuro. Contiene numeri di conto completi.',
    `Domande sui tuoi dati? Scrivi a ${contact}.`,
  ],
  pl: ({ brand, date, contact }) => [
    `Twoje dane w ${brand}, stan na ${date}`,
    'To archiwum zawiera wszystko, co o Tobie przechowujemy.',
    'data.json: Twoje konto, adres, numer telefonu, konta do wypłat, logowania i transakcje wraz z ich przebiegiem. Plik otworzysz w każdym edytorze tekstu i w każdej przeglądarce.',
    'sales: karty do paczek i etykiety wysyłkowe Twoich transakcji w plikach PDF oraz ich podpisane potwierdzenia (signed-offer.json), według numeru transakcji.',
    'Przechowuj archiwum w bezpiecznym miejscu. Zawiera pełne numery kont.',
    `Masz pytania o swoje dane? Napisz na adres ${contact}.`,
  ],
}

/** The text file of an archive, in the language of the customer's market. */
export const writeDataExportReadme = (market: MarketId, facts: ReadmeFacts): string =>
  `${READMES[market](facts).join('\n\n')}\n`
