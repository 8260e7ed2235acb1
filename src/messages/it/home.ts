import type { home as source } from '../en/home.ts'

/** The home page at first sight: one question, and what we promise. */
export const home = {
  HOME_TITLE: 'Vendi dispositivi usati a un prezzo certo',
  HOME_DESCRIPTION:
    'Vendi telefono, tablet, portatile, fotocamera o console: vedi come ogni risposta cambia il prezzo, spedisci gratis e ricevi un pagamento per ciascuno.',
  HOME_HEADLINE: 'Che cosa vuoi vendere?',
  HOME_LEAD:
    'Trova il tuo dispositivo, rispondi a poche domande e segui il prezzo passo per passo. Vedi quanto vale ogni risposta prima di sceglierla.',
  HOME_PROMISE_SHIPPING: 'Spedizione e restituzione gratis',
  HOME_PROMISE_LOCK: 'Prezzo bloccato per 21 giorni',
  HOME_PROMISE_PROOF: 'Una foto per ogni correzione',
  HOME_LIST: 'Più dispositivi? Incolla una lista',
  HOME_CATEGORIES: 'Parti da una categoria',
  HOME_BUSINESS: 'Vendi i dispositivi aziendali',
  HOME_BUSINESS_LEAD: 'Carica la lista dei dispositivi o cerca un modello: ogni riga riceve il suo prezzo.',
  HOME_BUSINESS_SEARCH: 'Oppure cerca un solo modello',
  HOME_PARTNER: 'Vendi il tuo vecchio dispositivo con {partner}',
  HOME_PARTNER_LEAD:
    'Trova il tuo dispositivo e vedi il prezzo con poche domande. Spedizione e restituzione sono gratuite.',
} satisfies Record<keyof typeof source, string>
