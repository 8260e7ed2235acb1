import type { home as source } from '../en/home.ts'

/** The home page at first sight: one question, and what we promise. */
export const home = {
  HOME_TITLE: 'Vendi dispositivi usati a un prezzo certo',
  HOME_DESCRIPTION:
    'Vendi telefono, tablet, portatile, fotocamera o console: vedi quanto pesa ogni risposta sul prezzo, spedisci gratis e ricevi un pagamento per ciascuno.',
  HOME_HEADLINE: 'Che cosa vuoi vendere?',
  HOME_LEAD:
    'Trova il tuo dispositivo, rispondi a poche domande e vedi subito il prezzo. Sai quanto vale ogni risposta prima di sceglierla.',
  HOME_PROMISE_SHIPPING: 'Spedizione e restituzione gratis',
  HOME_PROMISE_LOCK: 'Prezzo garantito {days} giorni',
  HOME_PROMISE_PROOF: 'Una foto per ogni differenza',
  HOME_LIST: 'Più dispositivi? Una lista per tutti',
  HOME_CATEGORIES: 'Parti da una categoria',
  HOME_BUSINESS: 'Vendi i dispositivi aziendali',
  HOME_BUSINESS_LEAD: 'Carica la lista dei dispositivi o cerca un modello: un prezzo per ogni riga.',
  HOME_BUSINESS_SEARCH: 'Oppure cerca un solo modello',
  HOME_PARTNER: 'Vendi il tuo vecchio dispositivo con {partner}',
  HOME_PARTNER_LEAD:
    'Trova il tuo dispositivo, rispondi a poche domande e vedi il prezzo. Spedizione e restituzione sono gratuite.',
} satisfies Record<keyof typeof source, string>
