import type { MarketId } from '#domain/markets/market-id.ts'
import { toAustrian } from '#messages/at/to-austrian.ts'
import { bindText } from '#messages/locale/bind-text.ts'
import { elideArticles } from '#messages/locale/elide-articles.ts'

/** Who reads the archive first: the customer, or an operator who hands it over. */
export type FirstReader = 'customer' | 'operator'

export interface ReadmeFacts {
  readonly brand: string
  readonly date: string
  /** Mail address for questions about personal data. */
  readonly contact: string
  readonly reader: FirstReader
}

type Paragraphs = (facts: ReadmeFacts) => readonly string[]

/** Sentences that differ by who reads the archive first. */
type ByReader = Readonly<Record<FirstReader, string>>

const choose = (reader: FirstReader, sentences: ByReader): string => sentences[reader]

const german: Paragraphs = ({ brand, date, contact, reader }) => [
  `Gespeicherte Daten bei ${brand}, Stand ${date}`,
  choose(reader, {
    customer: 'Dieses Archiv enthält alles, was wir zu diesem Kundenkonto gespeichert haben.',
    operator: `Dieses Archiv hat unser Kundenservice erstellt. Es fehlt, was dort niemand lesen darf: die Angaben aus dem Ausweis, die Sterne von Bewertungen und vollständige Kontonummern. Eine Nachricht an ${contact} genügt, und wir reichen das nach. Im Kundenkonto ist alles zu finden.`,
  }),
  'data.json: Kundenkonto, Adresse, Telefonnummer, Auszahlungskonten, Anmeldungen und Verkäufe mit ihrem ganzen Verlauf. Die Datei lässt sich mit jedem Texteditor und jedem Browser öffnen.',
  'sales: Packzettel und Versandetiketten als PDF und die signierten Angebote (signed-offer.json), nach Verkaufsnummer.',
  choose(reader, {
    customer:
      'trade-file.json: die Akte jedes Verkaufs, mit allen Fotos. Auf unserer Seite lässt sich kontrollieren, ob etwas daran geändert wurde.',
    operator:
      'trade-file.json: die Akte jedes Verkaufs, ohne Fotos. Auf unserer Seite lässt sich kontrollieren, ob etwas daran geändert wurde.',
  }),
  choose(reader, {
    customer: 'Bitte sicher aufbewahren. Das Archiv enthält vollständige Kontonummern.',
    operator: 'Bitte sicher aufbewahren.',
  }),
  `Fragen zu diesen Daten beantworten wir unter ${contact}.`,
]

/** Explains the archive of a customer's data to its reader. */
const READMES: Readonly<Record<MarketId, Paragraphs>> = {
  at: (facts) => german(facts).map(toAustrian),
  de: german,
  en: ({ brand, date, contact, reader }) => [
    `Your data at ${brand}, as of ${date}`,
    choose(reader, {
      customer: 'This archive contains everything we hold about you.',
      operator: `Our support team made this archive. It leaves out what they aren’t allowed to see: the details of your identity document, the stars of your reviews and full account numbers. Write to ${contact} if you’d like those too. If you have an account, you’ll find everything there.`,
    }),
    'data.json: your account, address, phone number, payout accounts, sign-ins and sales, with everything that’s happened to them. You can open it with any text editor or browser.',
    'sales: your packing slips and shipping labels as PDFs, and your signed offers (signed-offer.json), by sale number.',
    choose(reader, {
      customer:
        'trade-file.json: the file of each sale, with all its photos. You can verify on our site that nothing in it was changed.',
      operator:
        'trade-file.json: the file of each sale, without photos. You can verify on our site that nothing in it was changed.',
    }),
    choose(reader, {
      customer: 'Keep it somewhere safe. It contains full account numbers.',
      operator: 'Keep it somewhere safe.',
    }),
    `Questions about your data? Write to ${contact}.`,
  ],
  es: ({ brand, date, contact, reader }) => [
    `Tus datos en ${brand}, a fecha de ${date}`,
    choose(reader, {
      customer: 'Este archivo contiene todo lo que guardamos sobre ti.',
      operator: `Este archivo lo ha preparado nuestro equipo de atención al cliente. Falta lo que ese equipo no puede ver: los datos de tu documento de identidad, las estrellas de tus opiniones y los números de cuenta completos. Si también los quieres, escribe a ${contact}. Si tienes una cuenta de cliente, allí lo encontrarás todo.`,
    }),
    'data.json: tu cuenta de cliente, tu dirección, tu teléfono, tus cuentas de cobro, tus inicios de sesión y tus ventas, con todo lo que ha pasado con ellas. Se abre con cualquier editor de texto o navegador.',
    'sales: los albaranes y las etiquetas de envío en PDF, y las ofertas firmadas (signed-offer.json), por número de venta.',
    choose(reader, {
      customer:
        'trade-file.json: el expediente de cada venta, con todas sus fotos. En nuestra web puedes verificar que no se ha cambiado nada.',
      operator:
        'trade-file.json: el expediente de cada venta, sin fotos. En nuestra web puedes verificar que no se ha cambiado nada.',
    }),
    choose(reader, {
      customer: 'Guarda el archivo en un lugar seguro. Contiene números de cuenta completos.',
      operator: 'Guarda el archivo en un lugar seguro.',
    }),
    `¿Dudas sobre tus datos? Escribe a ${contact}.`,
  ],
  fr: ({ brand, date, contact, reader }) => [
    `Vos données chez ${brand}, au ${date}`,
    choose(reader, {
      customer: 'Cette archive contient tout ce que nous conservons à votre sujet.',
      operator: `Cette archive a été préparée par notre service client. Il y manque ce qu’il n’a pas le droit de lire : les données de votre pièce d’identité, les étoiles de vos avis et les numéros de compte complets. Pour les recevoir aussi, écrivez à ${contact}. Si vous avez un compte client, vous y trouverez tout.`,
    }),
    'data.json : votre compte client, votre adresse, votre téléphone, vos coordonnées de versement, vos connexions et l’historique complet de vos ventes. Ce fichier s’ouvre avec n’importe quel éditeur de texte ou navigateur.',
    'sales : les fiches colis et les étiquettes d’envoi de vos ventes au format PDF, et les offres signées (signed-offer.json), par numéro de vente.',
    choose(reader, {
      customer:
        'trade-file.json : le dossier de chaque vente, avec toutes ses photos. Notre site vous permet de vérifier que rien n’y a été modifié.',
      operator:
        'trade-file.json : le dossier de chaque vente, sans photos. Notre site vous permet de vérifier que rien n’y a été modifié.',
    }),
    choose(reader, {
      customer: 'Conservez cette archive en lieu sûr. Elle contient des numéros de compte complets.',
      operator: 'Conservez cette archive en lieu sûr.',
    }),
    `Une question sur vos données ? Écrivez à ${contact}.`,
  ],
  it: ({ brand, date, contact, reader }) => [
    elideArticles(`I tuoi dati presso ${brand}, aggiornati al ${date}`),
    choose(reader, {
      customer: 'Questo archivio contiene tutto ciò che conserviamo su di te.',
      operator: `Questo archivio è stato preparato dalla nostra assistenza. Manca ciò che l’assistenza non può vedere: i dati del tuo documento d’identità, le stelle delle tue recensioni e i numeri di conto completi. Se vuoi anche questi, scrivi a ${contact}. Se hai un account, lì trovi tutto.`,
    }),
    'data.json: il tuo account, il tuo indirizzo, il tuo telefono, i tuoi conti di accredito, i tuoi accessi e le tue vendite, con tutta la loro storia. Si apre con qualsiasi editor di testo o browser.',
    'sales: le distinte e le etichette di spedizione delle tue vendite in PDF e le offerte firmate (signed-offer.json), per numero di vendita.',
    choose(reader, {
      customer:
        'trade-file.json: il fascicolo di ogni vendita, con tutte le foto. Sul nostro sito puoi controllare che nulla sia stato modificato.',
      operator:
        'trade-file.json: il fascicolo di ogni vendita, senza foto. Sul nostro sito puoi controllare che nulla sia stato modificato.',
    }),
    choose(reader, {
      customer: 'Conserva l’archivio in un luogo sicuro. Contiene numeri di conto completi.',
      operator: 'Conserva l’archivio in un luogo sicuro.',
    }),
    `Domande sui tuoi dati? Scrivi a ${contact}.`,
  ],
  pl: ({ brand, date, contact, reader }) => [
    `Twoje dane w ${brand}, stan na ${date}`,
    choose(reader, {
      customer: 'To archiwum zawiera wszystko, co o Tobie przechowujemy.',
      operator: `To archiwum przygotował nasz dział obsługi klienta. Brakuje w nim tego, czego nie może on zobaczyć: danych z dokumentu tożsamości, gwiazdek z opinii i pełnych numerów kont. Jeśli chcesz otrzymać także te dane, napisz na adres ${contact}. W koncie klienta znajdziesz wszystko.`,
    }),
    'data.json: Twoje konto klienta, adres, numer telefonu, konta do wypłaty, logowania i sprzedaże wraz z ich przebiegiem. Plik otworzysz w każdym edytorze tekstu i w każdej przeglądarce.',
    'sales: specyfikacje przesyłek i etykiety nadawcze w plikach PDF oraz podpisane oferty (signed-offer.json), według numeru sprzedaży.',
    choose(reader, {
      customer:
        'trade-file.json: akta każdej sprzedaży, ze wszystkimi zdjęciami. Na naszej stronie zweryfikujesz, że nic w nich nie zmieniono.',
      operator:
        'trade-file.json: akta każdej sprzedaży, bez zdjęć. Na naszej stronie zweryfikujesz, że nic w nich nie zmieniono.',
    }),
    choose(reader, {
      customer: 'Przechowuj archiwum w bezpiecznym miejscu. Zawiera pełne numery kont.',
      operator: 'Przechowuj archiwum w bezpiecznym miejscu.',
    }),
    `Masz pytania o swoje dane? Napisz na adres ${contact}.`,
  ],
}

/** The text file of an archive, in the language of the customer's market. */
export const writeDataExportReadme = (market: MarketId, facts: ReadmeFacts): string =>
  `${bindText(market, READMES[market](facts).join('\n\n'))}\n`
