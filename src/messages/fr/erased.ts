/** Texts of erased devices: their certificates on the page of a sale and on the one that verifies them. */
export const erased = {
  ERASED_TITLE: 'Effacé, certificat à l’appui',
  ERASED_NONE_TITLE: 'Certificats d’effacement',
  ERASED_TEXT:
    '{count, plural, one {Nous avons effacé le contenu de cet appareil. Le certificat indique comment et quand, et se vérifie.} other {Nous avons effacé le contenu de ces appareils. Chaque certificat indique comment et quand, et se vérifie.}}',
  ERASED_DEVICE: '{name}\u00a0: effacé le {date}',
  ERASED_WITHDRAWN:
    '{name}\u00a0: pas encore effacé. C’était une erreur de saisie, le certificat précédent n’est pas valable.',
  ERASED_DOWNLOAD: 'Certificat d’effacement (PDF)',
  ERASED_ALL: '{count, plural, one {Afficher # appareil} other {Afficher les # appareils}}',
  VERIFY_CHECK_ERASURE: 'Les certificats d’effacement sont ceux que nous avons signés',
  VERIFY_ERASED: 'Certificat d’effacement {reference}, {date}',
  VERIFY_ERASED_REPLACED: 'N’est plus valable\u00a0: certificat d’effacement {reference}, {date}',
  VERIFY_ERASED_WITHDRAWN: 'Certificat retiré\u00a0: {reference}, {date}',
} as const
