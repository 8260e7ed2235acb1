import type { erasure as source } from '#messages/correspondence/en/erasure.ts'

/** The certificates of erased devices, and the mails about them. */
export const erasure = {
  CERTIFICATE_TITLE: 'Certificato di cancellazione',
  CERTIFICATE_LEAD: 'Confermiamo che i dati di questo dispositivo sono stati cancellati e come.',
  CERTIFICATE_FACTS: 'Che cosa è stato cancellato',
  CERTIFICATE_DEVICE: 'Dispositivo',
  CERTIFICATE_SERIAL: 'Numero di serie o IMEI',
  CERTIFICATE_SERIAL_NONE: 'Non leggibile',
  CERTIFICATE_OPERATOR: 'Cancellato da',
  CERTIFICATE_MOMENT: 'Data',
  CERTIFICATE_REFERENCE: 'Vendita e dispositivo',
  CERTIFICATE_ID: 'Numero del certificato',
  CERTIFICATE_REPLACES: 'Questo certificato ne sostituisce uno precedente per lo stesso dispositivo.',
  CERTIFICATE_CHECK: 'Come controllarlo',
  CERTIFICATE_CHECK_TEXT:
    'Il certificato è firmato e il suo sigillo è nel nostro registro pubblico. Per controllare entrambe le cose, scarica il fascicolo dalla pagina della tua vendita e aprilo su {url}. Il sigillo che vedi deve essere quello qui sotto.',
  CERTIFICATE_HASH: 'Sigillo (SHA-256)',
  CERTIFICATE_KEY: 'Chiave',
  ERASURE_KEY_DESTRUCTION: 'Ripristino con distruzione della chiave',
  ERASURE_KEY_DESTRUCTION_TEXT:
    'La memoria era cifrata. Il ripristino ha distrutto la chiave, quindi quello che conteneva non si può più decifrare.',
  ERASURE_OVERWRITE: 'Sovrascrittura',
  ERASURE_OVERWRITE_TEXT: 'Tutta la memoria è stata sovrascritta con altri dati.',
  ERASURE_MEMORY_CLEARED: 'Memoria interna cancellata',
  ERASURE_MEMORY_CLEARED_TEXT:
    'La memoria interna è stata formattata e tutte le impostazioni sono state ripristinate. Le schede di memoria non sono comprese.',
  ERASURE_SHREDDING: 'Memoria triturata',
  ERASURE_SHREDDING_TEXT: 'La memoria è stata distrutta meccanicamente.',
  MAIL_CERTIFICATE_SUBJECT:
    'Vendita {tradeNumber}: {count, plural, one {il tuo certificato di cancellazione} other {# certificati di cancellazione}}',
  MAIL_CERTIFICATE_PREHEADER:
    'Abbiamo cancellato {count, plural, one {il tuo dispositivo} other {i tuoi dispositivi}}. Ecco come.',
  MAIL_CERTIFICATE_TITLE:
    '{count, plural, one {Il tuo dispositivo è stato cancellato} other {I tuoi dispositivi sono stati cancellati}}',
  MAIL_CERTIFICATE_TEXT: 'Ecco come abbiamo cancellato i dati:',
  MAIL_CERTIFICATE_DEVICES: 'Cancellato',
  MAIL_CERTIFICATE_ATTACHED:
    '{count, plural, one {Il certificato è in allegato. Lo trovi anche} other {I certificati sono in allegato. Li trovi anche}} sulla pagina della tua vendita.',
  MAIL_CERTIFICATE_ON_PAGE: 'Puoi scaricare i certificati dalla pagina della tua vendita.',
  MAIL_CERTIFICATE_REPLACES:
    '{count, plural, one {Un certificato ne sostituisce uno che hai già.} other {# certificati sostituiscono quelli che hai già.}}',
  MAIL_CERTIFICATE_WITHDRAWN_SUBJECT:
    'Vendita {tradeNumber}: {count, plural, one {un certificato di cancellazione non è valido} other {# certificati di cancellazione non sono validi}}',
  MAIL_CERTIFICATE_WITHDRAWN_TITLE:
    '{count, plural, one {Un certificato di cancellazione non è valido} other {Alcuni certificati di cancellazione non sono validi}}',
  MAIL_CERTIFICATE_WITHDRAWN_TEXT:
    'Abbiamo fatto un errore. {count, plural, one {Questo dispositivo non è ancora stato cancellato e il suo certificato non vale più. Te ne invieremo uno nuovo} other {Questi dispositivi non sono ancora stati cancellati e i loro certificati non valgono più. Te ne invieremo di nuovi}} appena sarà fatto. Ci scusiamo.',
  MAIL_CERTIFICATE_WITHDRAWN_DEVICES: 'Non ancora cancellato',
} satisfies Record<keyof typeof source, string>
