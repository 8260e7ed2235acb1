import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'

/** One thing of the shop and its word in each language. */
export interface Term {
  readonly thing: string
  readonly words: Readonly<Record<CatalogueLanguage, string>>
}

/** One word per thing, on every page, mail and paper. Add what is missing; never add a second word for the same thing. */
export const TERMS: readonly Term[] = [
  {
    thing: 'what a seller and we agree on (code: trade)',
    words: { de: 'Verkauf', en: 'sale', fr: 'vente', es: 'venta', it: 'vendita', pl: 'sprzedaż' },
  },
  {
    thing: 'the first price',
    words: { de: 'Angebot', en: 'offer', fr: 'offre', es: 'oferta', it: 'offerta', pl: 'oferta' },
  },
  {
    thing: 'the second price, after an inspection (code: counter-offer)',
    words: {
      de: 'neues Angebot',
      en: 'new offer',
      fr: 'nouvelle offre',
      es: 'nueva oferta',
      it: 'nuova offerta',
      pl: 'nowa oferta',
    },
  },
  {
    thing: 'checking a device',
    words: {
      de: 'Prüfung',
      en: 'inspection',
      fr: 'contrôle',
      es: 'revisión',
      it: 'verifica',
      pl: 'sprawdzenie',
    },
  },
  {
    thing: 'one difference from the answers (code: finding)',
    words: {
      de: 'Abweichung',
      en: 'difference',
      fr: 'écart',
      es: 'diferencia',
      it: 'differenza',
      pl: 'różnica',
    },
  },
  {
    thing: 'the hash that locks what an inspector found',
    words: {
      de: 'Prüfsumme',
      en: 'seal',
      fr: 'empreinte',
      es: 'sello',
      it: 'sigillo',
      pl: 'pieczęć',
    },
  },
  {
    thing: 'the public list of these hashes, which only grows',
    words: {
      de: 'öffentliche Protokoll',
      en: 'public log',
      fr: 'registre public',
      es: 'registro público',
      it: 'registro pubblico',
      pl: 'publiczny rejestr',
    },
  },
  {
    thing: 'the file with everything about a sale (code: trade file)',
    words: {
      de: 'Verkaufsakte',
      en: 'sale file',
      fr: 'dossier de vente',
      es: 'expediente',
      it: 'fascicolo',
      pl: 'akta sprzedaży',
    },
  },
  {
    thing: 'the paper that says how a device was erased',
    words: {
      de: 'Löschzertifikat',
      en: 'erasure certificate',
      fr: 'certificat d’effacement',
      es: 'certificado de borrado',
      it: 'certificato di cancellazione',
      pl: 'certyfikat usunięcia danych',
    },
  },
  {
    thing: 'who checks a device',
    words: {
      de: 'Prüfteam',
      en: 'inspector',
      fr: 'technicien',
      es: 'técnico',
      it: 'tecnico',
      pl: 'technik',
    },
  },
  {
    thing: 'the lines from base price to total (code: price breakdown)',
    words: {
      de: 'Preisrechnung',
      en: 'price breakdown',
      fr: 'détail du prix',
      es: 'desglose del precio',
      it: 'dettaglio del prezzo',
      pl: 'wyliczenie ceny',
    },
  },
  {
    thing: 'the file that proves an offer',
    words: {
      de: 'signiertes Angebot',
      en: 'signed offer',
      fr: 'offre signée',
      es: 'oferta firmada',
      it: 'offerta firmata',
      pl: 'podpisana oferta',
    },
  },
  {
    thing: 'any file that the verify page checks',
    words: {
      de: 'signierte Datei',
      en: 'signed file',
      fr: 'fichier signé',
      es: 'archivo firmado',
      it: 'file firmato',
      pl: 'podpisany plik',
    },
  },
  {
    thing: 'the price holds until the parcel is scanned',
    words: {
      de: 'Preisgarantie',
      en: 'price guaranteed',
      fr: 'prix garanti',
      es: 'precio garantizado',
      it: 'prezzo garantito',
      pl: 'gwarancja ceny',
    },
  },
  {
    thing: 'shipping label',
    words: {
      de: 'Versandetikett',
      en: 'shipping label',
      fr: 'étiquette d’envoi',
      es: 'etiqueta de envío',
      it: 'etichetta di spedizione',
      pl: 'etykieta nadawcza',
    },
  },
  {
    thing: 'the paper in the parcel',
    words: {
      de: 'Packzettel',
      en: 'packing slip',
      fr: 'fiche colis',
      es: 'albarán',
      it: 'distinta di spedizione',
      pl: 'specyfikacja przesyłki',
    },
  },
  {
    thing: 'tracking number',
    words: {
      de: 'Sendungsnummer',
      en: 'tracking number',
      fr: 'numéro de suivi',
      es: 'número de seguimiento',
      it: 'numero di tracciamento',
      pl: 'numer przesyłki',
    },
  },
  {
    thing: 'sending a device back',
    words: {
      de: 'Rücksendung',
      en: 'return',
      fr: 'retour',
      es: 'devolución',
      it: 'restituzione',
      pl: 'zwrot',
    },
  },
  {
    thing: 'where we pay to',
    words: {
      de: 'Auszahlungskonto',
      en: 'payout account',
      fr: 'coordonnées de versement',
      es: 'cuenta de cobro',
      it: 'conto di accredito',
      pl: 'konto do wypłaty',
    },
  },
  {
    thing: 'what a customer signs in to',
    words: {
      de: 'Kundenkonto',
      en: 'account',
      fr: 'compte client',
      es: 'cuenta de cliente',
      it: 'account',
      pl: 'konto klienta',
    },
  },
  {
    thing: 'voucher',
    words: {
      de: 'Gutschein',
      en: 'voucher',
      fr: 'code promo',
      es: 'código promocional',
      it: 'codice promo',
      pl: 'kod promocyjny',
    },
  },
  {
    thing: 'activation lock',
    words: {
      de: 'Aktivierungssperre',
      en: 'activation lock',
      fr: 'verrouillage d’activation',
      es: 'bloqueo de activación',
      it: 'blocco attivazione',
      pl: 'blokada aktywacji',
    },
  },
  {
    thing: 'a company that sells',
    words: {
      de: 'Geschäftskunde',
      en: 'business',
      fr: 'entreprise',
      es: 'empresa',
      it: 'azienda',
      pl: 'firma',
    },
  },
  {
    thing: 'a mail when a price is reached or changes (code: price watch)',
    words: {
      de: 'Preisalarm',
      en: 'price alert',
      fr: 'alerte prix',
      es: 'alerta de precio',
      it: 'avviso di prezzo',
      pl: 'alert cenowy',
    },
  },
]

/** Texts that say exactly one thing: the button that concludes a sale, and the grades of a device. */
export const FIXED_TEXTS: Readonly<Record<string, Readonly<Record<CatalogueLanguage, string>>>> = {
  REVIEW_SUBMIT: {
    de: 'Jetzt verkaufen',
    en: 'Confirm sale',
    fr: 'Confirmer ma vente',
    es: 'Confirmar la venta',
    it: 'Conferma la vendita',
    pl: 'Potwierdzam sprzedaż',
  },
  CONDITION_NEW: {
    de: 'Versiegelt',
    en: 'Sealed',
    fr: 'Scellé',
    es: 'Precintado',
    it: 'Sigillato',
    pl: 'Zaplombowany',
  },
  CONDITION_LIKE_NEW: {
    de: 'Wie neu',
    en: 'Like new',
    fr: 'Comme neuf',
    es: 'Como nuevo',
    it: 'Come nuovo',
    pl: 'Jak nowy',
  },
  CONDITION_GOOD: { de: 'Gut', en: 'Good', fr: 'Bon', es: 'Bueno', it: 'Buono', pl: 'Dobry' },
  CONDITION_OK: {
    de: 'Akzeptabel',
    en: 'Fair',
    fr: 'Correct',
    es: 'Aceptable',
    it: 'Accettabile',
    pl: 'Zadowalający',
  },
  CONDITION_BAD: {
    de: 'Beschädigt',
    en: 'Damaged',
    fr: 'Endommagé',
    es: 'Dañado',
    it: 'Danneggiato',
    pl: 'Uszkodzony',
  },
}
