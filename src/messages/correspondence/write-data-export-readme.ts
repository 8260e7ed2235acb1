import type { MarketId } from '#domain/markets/market-id.ts'
import { bindText } from '#messages/locale/bind-text.ts'
import { elideArticles } from '#messages/locale/elide-articles.ts'

export interface ReadmeFacts {
  readonly brand: string
  readonly date: string
  /** Mail address for questions about personal data. */
  readonly contact: string
}

type Paragraphs = (facts: ReadmeFacts) => readonly string[]

const german: Paragraphs = ({ brand, date, contact }) => [
  `Gespeicherte Daten bei ${brand}, Stand ${date}`,
  'Dieses Archiv enthält alles, was wir zu diesem Kundenkonto gespeichert haben.',
  'data.json: Kundenkonto, Adresse, Telefonnummer, Auszahlungskonten, Anmeldungen und Verkäufe mit ihrem ganzen Verlauf. Die Datei lässt sich mit jedem Texteditor und jedem Browser öffnen.',
  'sales: Packzettel und Versandetiketten als PDF und die signierten Angebote (signed-offer.json), nach Verkaufsnummer.',
  'Bitte sicher aufbewahren. Das Archiv enthält vollständige Kontonummern.',
  `Fragen zu diesen Daten beantworten wir unter ${contact}.`,
]

/** Explains the archive of a customer's data to its reader. */
const READMES: Readonly<Record<MarketId, Paragraphs>> = {
  at: german,
  de: german,
  en: ({ brand, date, contact }) => [
    `Your data at ${brand}, as of ${date}`,
    'This archive contains everything we hold about you.',
    'data.json: your account, address, phone number, payout accounts, sign-ins and sales, with everything that’s happened to them. You can open it with any text editor or browser.',
    'sales: your packing slips and shipping labels as PDFs, and your signed offers (signed-offer.json), by sale number.',
    'Keep it somewhere safe. It contains full account numbers.',
    `Questions about your data? Write to ${contact}.`,
  ],
  es: ({ brand, date, contact }) => [
    `Tus datos en ${brand}, a fecha de ${date}`,
    'Este archivo contiene todo lo que guardamos sobre ti.',
    'data.json: tu cuenta de cliente, tu dirección, tu teléfono, tus cuentas de cobro, tus inicios de sesión y tus ventas, con todo lo que ha pasado con ellas. Se abre con cualquier editor de texto o navegador.',
    'sales: los albaranes y las etiquetas de envío en PDF, y las ofertas firmadas (signed-offer.json), por número de venta.',
    'Guarda el archivo en un lugar seguro. Contiene números de cuenta completos.',
    `¿Dudas sobre tus datos? Escribe a ${contact}.`,
  ],
  fr: ({ brand, date, contact }) => [
    `Vos données chez ${brand}, au ${date}`,
    'Cette archive contient tout ce que nous conservons à votre sujet.',
    'data.json : votre compte client, votre adresse, votre téléphone, vos coordonnées de versement, vos connexions et l’historique complet de vos ventes. Ce fichier s’ouvre avec n’importe quel éditeur de texte ou navigateur.',
    'sales : les fiches colis et les étiquettes d’envoi de vos ventes au format PDF, et les offres signées (signed-offer.json), par numéro de vente.',
    'Conservez cette archive en lieu sûr. Elle contient des numéros de compte complets.',
    `Une question sur vos données ? Écrivez à ${contact}.`,
  ],
  it: ({ brand, date, contact }) => [
    elideArticles(`I tuoi dati presso ${brand}, aggiornati al ${date}`),
    'Questo archivio contiene tutto ciò che conserviamo su di te.',
    'data.json: il tuo account, il tuo indirizzo, il tuo telefono, i tuoi conti di accredito, i tuoi accessi e le tue vendite, con tutta la loro storia. Si apre con qualsiasi editor di testo o browser.',
    'sales: le distinte e le etichette di spedizione delle tue vendite in PDF e le offerte firmate (signed-offer.json), per numero di vendita.',
    'Conserva l’archivio in un luogo sicuro. Contiene numeri di conto completi.',
    `Domande sui tuoi dati? Scrivi a ${contact}.`,
  ],
  pl: ({ brand, date, contact }) => [
    `Twoje dane w ${brand}, stan na ${date}`,
    'To archiwum zawiera wszystko, co o Tobie przechowujemy.',
    'data.json: Twoje konto klienta, adres, numer telefonu, konta do wypłaty, logowania i sprzedaże wraz z ich przebiegiem. Plik otworzysz w każdym edytorze tekstu i w każdej przeglądarce.',
    'sales: specyfikacje przesyłek i etykiety nadawcze w plikach PDF oraz podpisane oferty (signed-offer.json), według numeru sprzedaży.',
    'Przechowuj archiwum w bezpiecznym miejscu. Zawiera pełne numery kont.',
    `Masz pytania o swoje dane? Napisz na adres ${contact}.`,
  ],
}

/** The text file of an archive, in the language of the customer's market. */
export const writeDataExportReadme = (market: MarketId, facts: ReadmeFacts): string =>
  `${bindText(market, READMES[market](facts).join('\n\n'))}\n`
