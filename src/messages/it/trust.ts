import type { trust as source } from '../en/trust.ts'

/** What a person can check before selling, without taking our word for it. */
export const trust = {
  TRUST_TITLE: 'Che cosa puoi verificare',
  TRUST_BUYER: 'Chi compra',
  TRUST_BUYER_TEXT: '{company}, {address}. Il tuo contratto è con questa azienda.',
  TRUST_SAMPLE: 'Come si presenta una differenza',
  TRUST_SAMPLE_TEXT:
    'Tu indichi «{said}», noi troviamo «{found}» e ti mostriamo la foto. Il prezzo passa da {before} a {after}, e decidi tu.',
  TRUST_SAMPLE_NOTE: 'Un esempio con un prezzo base inventato.',
  TRUST_SAMPLE_PICTURE:
    'Disegno: un telefono sotto una lampada, con un graffio cerchiato sulla cornice e un righello accanto',
  TRUST_PROMISE: 'Che cosa promettiamo, con le scadenze',
  TRUST_PROMISE_SEND:
    '{days, plural, one {Prezzo garantito per # giorno dopo la vendita} other {Prezzo garantito per # giorni dopo la vendita}}',
  TRUST_PROMISE_CHECK:
    '{days, plural, one {Verifica entro # giorno lavorativo dall’arrivo} other {Verifica entro # giorni lavorativi dall’arrivo}}, altrimenti {bonus} in più per ogni dispositivo che compriamo',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# giorno per rispondere a una nuova offerta} other {# giorni per rispondere a una nuova offerta}}. Senza risposta, il dispositivo torna da te gratis.',
  TRUST_SIGNED: 'Un’offerta firmata',
  TRUST_SIGNED_TEXT:
    'Per ogni vendita ricevi la nostra promessa in un file con la nostra firma. Nessuno può cambiarlo senza che si noti, e chiunque può verificarlo.',
  TRUST_SIGNED_LINK: 'Verifica un’offerta firmata',
} satisfies Record<keyof typeof source, string>
