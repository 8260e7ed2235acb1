/** Texts of erased devices: their certificates on the page of a sale and on the one that verifies them. */
export const erased = {
  ERASED_TITLE: 'Cancellato, con certificato',
  ERASED_NONE_TITLE: 'Certificati di cancellazione',
  ERASED_TEXT:
    '{count, plural, one {Abbiamo cancellato quello che c’era su questo dispositivo. Il certificato dice come e quando, e si può controllare.} other {Abbiamo cancellato quello che c’era su questi dispositivi. Ogni certificato dice come e quando, e si può controllare.}}',
  ERASED_DEVICE: '{name}: cancellato il {date}',
  ERASED_WITHDRAWN:
    '{name}: non ancora cancellato. È stato registrato per errore e il certificato precedente non vale.',
  ERASED_DOWNLOAD: 'Certificato di cancellazione (PDF)',
  ERASED_ALL: '{count, plural, one {Mostra # dispositivo} other {Mostra tutti i # dispositivi}}',
  VERIFY_CHECK_ERASURE: 'I certificati di cancellazione sono quelli che abbiamo firmato',
  VERIFY_ERASED: 'Certificato di cancellazione {reference}, {date}',
  VERIFY_ERASED_REPLACED: 'Non più valido: certificato di cancellazione {reference}, {date}',
  VERIFY_ERASED_WITHDRAWN: 'Certificato ritirato: {reference}, {date}',
} as const
