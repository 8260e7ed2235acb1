import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { ShopText } from './shop-texts.ts'

/**
 * A wording that texts no longer use, and what they say instead. `*` stands for any ending, `|` separates alternatives.
 * Small letters find capitals, too; a phrase with a capital finds only itself.
 */
export interface RetiredPhrase {
  readonly phrase: string
  readonly say: string
  /** Where it means something else, by the start of the place, and what. */
  readonly except?: Readonly<Record<string, string>>
}

export const RETIRED_PHRASES: Readonly<Record<CatalogueLanguage, readonly RetiredPhrase[]>> = {
  de: [
    { phrase: 'Trade|Trades', say: 'Verkauf' },
    { phrase: 'Transaktion*', say: 'Verkauf' },
    {
      phrase: 'Verkauf* abschick*|Verkauf* absend*|Verkauf* anleg*|Verkauf ist angelegt',
      say: 'Jetzt verkaufen; Verkauf erhalten',
    },
    { phrase: 'Befund*', say: 'Abweichung' },
    { phrase: 'neue Summe|Gegenangebot*', say: 'neues Angebot' },
    {
      phrase: 'Kassenbon*|Rechenweg*',
      say: 'Preisrechnung',
      except: { CLARIFICATION_OWNERSHIP_PROOF: 'a till receipt proves who bought a device' },
    },
    {
      phrase: 'nachrechn*|nachgerechnet',
      say: 'prüfen',
      except: { CLARIFICATION_SUM_EQUAL: 'the browser has computed the price again' },
    },
    { phrase: 'versiegeltes Angebot|versiegelten Angebot*|versiegelte Angebot*', say: 'signiertes Angebot' },
    { phrase: 'fester Preis|festen Preis', say: 'Preisgarantie' },
    { phrase: 'Label|Labels|Versandlabel*', say: 'Versandetikett' },
    { phrase: 'Rückversand*', say: 'Rücksendung' },
    { phrase: 'Kontosperre*', say: 'Aktivierungssperre' },
    { phrase: 'Versanddienst|Versanddienste|Versanddienstes', say: 'Paketdienst' },
    { phrase: 'Apple-ID|Apple ID', say: 'Apple Account' },
    { phrase: 'dürfen wir messen|unser Messen|das Messen', say: 'Cookies und Statistik' },
    { phrase: 'Uhr Zeit|Eingebranntes|erfundene*', say: 'Uhr; Einbrennspuren; Beispiel' },
    { phrase: 'Dunst', say: 'Schleier (Haze)' },
    { phrase: 'Packerl|Sackerl|Tixo', say: 'Paket, Beutel, Klebeband' },
    {
      phrase: 'Gutschrift*',
      say: 'Verkaufsbestätigung',
      except: { 'data/content/de/b2b-landing.md': 'says that there is none' },
    },
  ],
  en: [
    {
      phrase: 'trade|trades',
      say: 'sale',
      except: {
        HOME_PARTNER: 'to trade in, the verb of partners',
        'data/content/en/terms.md': 'a trade or profession, as the law defines consumers',
      },
    },
    { phrase: 'create the sale|create a sale|create your sale', say: 'confirm the sale' },
    { phrase: 'quote|quotes|quotation', say: 'offer' },
    { phrase: 'counter-offer*', say: 'new offer' },
    { phrase: 'a check|the check|our check|second check|this check|every check', say: 'inspection' },
    { phrase: 'second look|another look|second round', say: 'second inspection' },
    { phrase: 'a finding|findings|each finding|no finding', say: 'difference' },
    {
      phrase: 'receipt|receipts',
      say: 'price breakdown; signed offer',
      except: { CLARIFICATION_OWNERSHIP_PROOF: 'a till receipt proves who bought a device' },
    },
    { phrase: 'purchase for businesses', say: 'sell as a business' },
    { phrase: 'stands in|stand in|it stands', say: 'is in, you’ll find it in' },
    { phrase: 'counts from', say: 'is valid on sales of … or more' },
    { phrase: 'free of charge', say: 'free' },
    { phrase: 'who sells', say: 'who’s selling' },
    { phrase: 'fit together', say: 'incorrect email or password' },
    { phrase: 'look into your mailbox|mailbox', say: 'inbox' },
    { phrase: 'where shall|what shall|how shall|shall the|you shall|we shall', say: 'will, should' },
    { phrase: 'turn in', say: 'trade in' },
    { phrase: 'course of sale|course of the sale', say: 'timeline' },
    { phrase: 'searched for', say: 'traced' },
    { phrase: 'this time is over|time is over', say: 'the deadline has passed' },
    { phrase: 'from yes to', say: 'from acceptance to' },
    { phrase: 'all the same', say: 'still' },
    { phrase: 'whole euro|cut to', say: 'rounded down to the nearest euro' },
    { phrase: 'may we measure|our measuring|the measuring', say: 'cookies and analytics' },
    { phrase: 'credit note', say: 'sale confirmation' },
    { phrase: 'parcel service', say: 'carrier' },
    { phrase: 'kindly|hereby|in case of', say: 'please; if' },
  ],
  fr: [
    { phrase: 'transaction|transactions', say: 'vente' },
    { phrase: 'créer la vente|créer une vente|créer ma vente|vente créée', say: 'confirmer ma vente' },
    { phrase: 'bordereau*', say: 'fiche colis; étiquette d’envoi' },
    { phrase: 'constat|constats', say: 'écart' },
    { phrase: 'contre-offre*', say: 'nouvelle offre' },
    { phrase: 'reçu signé|reçus signés|ticket|tickets', say: 'offre signée; détail du prix' },
    { phrase: 'une autre personne|d’autres personnes', say: 'autre technicien' },
    { phrase: 'vous revient|vous reviennent', say: 'nous vous renvoyons' },
    {
      phrase: 'compte* de paiement|compte* pour le paiement|compte* de versement',
      say: 'coordonnées de versement',
    },
    { phrase: 'usagé|usagée|usagés', say: 'correct; d’occasion' },
    { phrase: 'bon d’achat|bons d’achat', say: 'code promo' },
    { phrase: 'prix verrouillé|prix bloqué|prix fixe', say: 'prix garanti' },
    { phrase: 'note d’avoir|avoir comptable', say: 'confirmation de vente' },
    { phrase: 'identifiant Apple', say: 'compte Apple' },
  ],
  es: [
    { phrase: 'transacción|transacciones', say: 'venta' },
    { phrase: 'crear la venta|crear una venta|venta creada', say: 'confirmar la venta' },
    { phrase: 'hallazgo*', say: 'diferencia' },
    { phrase: 'contraoferta*', say: 'nueva oferta' },
    {
      phrase: 'ticket|tickets|tique|recibo firmado|recibos firmados',
      say: 'desglose del precio; oferta firmada',
      except: { CLARIFICATION_OWNERSHIP_PROOF: 'a till receipt proves who bought a device' },
    },
    { phrase: 'hoja del paquete|hoja de envío|hoja del envío|hojas de envío', say: 'albarán' },
    { phrase: 'número de envío|número del envío', say: 'número de seguimiento' },
    { phrase: 'precio bloqueado|precio fijo', say: 'precio garantizado' },
    { phrase: 'muy usado|usado, pero', say: 'dañado; aceptable' },
    { phrase: 'vale de descuento|cupón|cupones', say: 'código promocional' },
    { phrase: 'cuenta de pago|cuenta* para el pago', say: 'cuenta de cobro' },
    { phrase: 'inspección|inspector*', say: 'revisión; técnico' },
    { phrase: 'deriva', say: 'drift' },
    { phrase: 'inventado|inventada', say: 'de ejemplo' },
    { phrase: 'nota de abono', say: 'confirmación de la venta' },
    { phrase: 'gran angulares', say: 'grandes angulares' },
    { phrase: 'ID de Apple|Apple ID', say: 'cuenta de Apple' },
  ],
  it: [
    { phrase: 'transazione|transazioni', say: 'vendita' },
    { phrase: 'crea la vendita|creare la vendita|vendita creata', say: 'conferma la vendita' },
    { phrase: 'rilievo|rilievi', say: 'differenza' },
    { phrase: 'controfferta|controfferte', say: 'nuova offerta' },
    { phrase: 'scontrino|ricevuta firmata|ricevute firmate', say: 'dettaglio del prezzo; offerta firmata' },
    { phrase: 'foglio del pacco|fogli del pacco|foglio di spedizione', say: 'distinta di spedizione' },
    { phrase: 'reso|resi', say: 'restituzione' },
    { phrase: 'conto di pagamento|conti di pagamento|conti per i pagamenti', say: 'conto di accredito' },
    { phrase: 'Buono {code}|buono sconto|buoni sconto', say: 'codice promo' },
    { phrase: 'molto usato', say: 'danneggiato' },
    { phrase: 'prezzo bloccato|prezzo fisso', say: 'prezzo garantito' },
    { phrase: 'alleghi|allegare|allega', say: 'includi' },
    { phrase: 'in data {date}|il giorno {date}', say: 'the date with its article' },
    { phrase: 'ti fai sentire', say: 'rispondi' },
    { phrase: 'non è da noi', say: 'non ci è arrivato' },
    { phrase: 'è messo meglio', say: 'è in condizioni migliori' },
    { phrase: 'fronte crepato|vetro crepato|schermo crepato', say: 'vetro rotto' },
    { phrase: 'baionetta|attacco obiettivo', say: 'innesto' },
    { phrase: 'caricatore|caricatori', say: 'caricabatterie' },
    { phrase: 'nota di accredito', say: 'conferma della vendita' },
    { phrase: 'ispettore|ispezione', say: 'tecnico; verifica' },
    { phrase: 'ID Apple|Apple ID', say: 'account Apple' },
  ],
  pl: [
    { phrase: 'transakcj*', say: 'sprzedaż' },
    { phrase: 'utwórz sprzedaż|utworzyć sprzedaż|sprzedaż utworzona', say: 'potwierdzam sprzedaż' },
    {
      phrase: 'ustaleni*|ustaleń',
      say: 'różnica',
      except: { FAIRNESS_PAYOUT: 'settling a price' },
    },
    { phrase: 'kontrofert*|nowa cena|nową cenę|nowej ceny', say: 'nowa oferta' },
    { phrase: 'inspektor*|inspekcj*', say: 'technik; sprawdzenie' },
    {
      phrase: 'paragon*|podpisane potwierdzeni*',
      say: 'wyliczenie ceny; podpisana oferta',
      except: { CLARIFICATION_OWNERSHIP_PROOF: 'a till receipt proves who bought a device' },
    },
    { phrase: 'kart* do paczk*|karta paczki|kartę paczki', say: 'specyfikacja przesyłki' },
    { phrase: 'cena zablokowana|zablokowana cena|zablokowaną cenę', say: 'gwarancja ceny' },
    { phrase: 'etykiet* wysyłkow*', say: 'etykieta nadawcza' },
    { phrase: 'mocno zużyty|mocno zużyte', say: 'uszkodzony' },
    { phrase: 'bon rabatow*|kupon*', say: 'kod promocyjny' },
    { phrase: 'ruch przewoźnika|Twój ruch', say: 'po stronie przewoźnika; po Twojej stronie' },
    { phrase: 'zmyślon*', say: 'przykładowy' },
    { phrase: 'obcinamy|obcinany|ucinamy', say: 'zaokrąglamy w dół' },
    { phrase: 'szykujemy', say: 'przygotowujemy' },
    { phrase: 'z powrotem doręczone', say: 'wróciło do Ciebie' },
    { phrase: 'cena jak dotąd', say: 'cena na tym etapie' },
    { phrase: 'druga linia adresu', say: 'numer lokalu' },
    { phrase: 'Apple ID', say: 'konto Apple' },
  ],
}

const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const toPattern = (alternative: string): string =>
  escapeRegex(alternative).replaceAll('\\*', '\\p{L}*').replaceAll(' ', '[\\s\\u00a0]')

const patterns = new Map<string, RegExp>()

function getPattern(phrase: string): RegExp {
  const known = patterns.get(phrase)
  if (known) return known
  // With a capital, the phrase is a name or a noun that its verb resembles.
  const flags = /\p{Lu}/u.test(phrase) ? 'u' : 'iu'
  const pattern = new RegExp(
    `(?<![\\p{L}-])(?:${phrase.split('|').map(toPattern).join('|')})(?![\\p{L}-])`,
    flags,
  )
  patterns.set(phrase, pattern)
  return pattern
}

/** How a text uses a retired wording, or null. */
export const findPhrase = (text: string, phrase: string): string | null =>
  getPattern(phrase).exec(text)?.[0] ?? null

export interface RetiredUse {
  readonly said: string
  readonly say: string
}

/** Retired wordings in a text. Keywords repeat what people search for, so nobody words them. */
export const findRetiredPhrases = (
  { text, place, kind }: Pick<ShopText, 'text' | 'place' | 'kind'>,
  language: CatalogueLanguage,
): RetiredUse[] =>
  (kind === 'keywords' ? [] : RETIRED_PHRASES[language])
    .filter(({ except = {} }) => !Object.keys(except).some((start) => place.startsWith(start)))
    .flatMap(({ phrase, say }) => {
      const said = findPhrase(text, phrase)
      return said ? [{ said, say }] : []
    })
