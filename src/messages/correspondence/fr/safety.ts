/** Texts of the mails that keep a sale in its seller's hands. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Votre code pour la vente {tradeNumber}',
  MAIL_CODE_PREHEADER: 'Il est valable {minutes} minutes.',
  MAIL_CODE_TITLE: 'Votre code',
  MAIL_CODE_TEXT:
    'Saisissez ce code sur la page de votre vente pour modifier les coordonnées de versement. Il est valable une fois, pendant {minutes} minutes.',
  MAIL_CODE_LABEL: 'Code',
  MAIL_CODE_STRANGER:
    'Vous n’avez pas demandé de code ? Ne le donnez à personne : quelqu’un a peut-être le lien vers votre vente. Sans le code, rien ne change.',
  MAIL_SALE_LINK_SUBJECT: 'Votre nouveau lien vers la vente {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'Il ouvre votre vente sans mot de passe.',
  MAIL_SALE_LINK_TITLE: 'Votre nouveau lien',
  MAIL_SALE_LINK_TEXT: 'Voici le nouveau lien vers votre vente. Il remplace ceux qui ne fonctionnent plus.',
  MAIL_SALE_LINK_STRANGER: 'Vous ne l’avez pas demandé ? Vous n’avez rien à faire.',
  MAIL_FROZEN_SUBJECT: 'La vente {tradeNumber} est bloquée',
  MAIL_FROZEN_PREHEADER: 'Nous ne versons rien tant que ce n’est pas éclairci.',
  MAIL_FROZEN_TITLE: 'Votre vente est bloquée',
  MAIL_FROZEN_TEXT:
    'Vous nous avez signalé que quelqu’un d’autre a modifié des coordonnées de versement. Nous avons bloqué la vente : rien n’est versé et les anciens liens ne fonctionnent plus.',
  MAIL_FROZEN_NEXT:
    'Nous vérifions les coordonnées de versement et vous écrivons. Rien n’est perdu : vos appareils et votre offre restent tels quels.',
  MAIL_NEW_ACCOUNT_WAIT: 'Pour votre sécurité, le versement attend jusqu’au {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'Ce n’était pas moi',
}
