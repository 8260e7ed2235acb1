/** Texts of the mails that keep a sale in its seller's hands, and why a payout waited, for the data export. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Votre code pour la vente {tradeNumber}',
  MAIL_CODE_PREHEADER: 'Il est valable {minutes} minutes.',
  MAIL_CODE_TITLE: 'Votre code',
  MAIL_CODE_TEXT:
    'Saisissez ce code sur la page de votre vente pour modifier les coordonnées de versement. Il est valable une fois, pendant {minutes} minutes.',
  MAIL_CODE_LABEL: 'Code',
  MAIL_CODE_STRANGER:
    'Vous n’avez pas demandé de code ? Ne le donnez à personne : quelqu’un a peut-être le lien vers votre vente. Sans le code, rien ne change.',
  MAIL_SALE_LINK_SUBJECT: 'Votre nouveau lien vers la vente {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'Il ouvre votre vente sans mot de passe.',
  MAIL_SALE_LINK_TITLE: 'Votre nouveau lien',
  MAIL_SALE_LINK_TEXT: 'Voici le nouveau lien vers votre vente. Il remplace ceux qui ne fonctionnent plus.',
  MAIL_SALE_LINK_STRANGER: 'Vous ne l’avez pas demandé ? Ignorez cet e-mail.',
  MAIL_FROZEN_SUBJECT: 'La vente {tradeNumber} est bloquée',
  MAIL_FROZEN_PREHEADER: 'Aucun versement ne part avant vérification.',
  MAIL_FROZEN_TITLE: 'Votre vente est bloquée',
  MAIL_FROZEN_TEXT:
    'Vous nous avez signalé que quelqu’un d’autre a modifié vos coordonnées de versement. Nous avons bloqué la vente : plus aucun versement ne part et les anciens liens ne fonctionnent plus.',
  MAIL_FROZEN_NEXT:
    'Nous vérifions les coordonnées de versement et vous écrivons. Vos appareils et votre offre ne changent pas.',
  MAIL_FROZEN_ORDERED:
    'Une partie de l’argent avait déjà été versée, ou la banque avait déjà reçu notre ordre. Nous examinons cela aussi.',
  MAIL_RELEASED_SUBJECT: 'La vente {tradeNumber} n’est plus bloquée',
  MAIL_RELEASED_PREHEADER: 'Nous l’avons examinée. Voici votre nouveau lien.',
  MAIL_RELEASED_TITLE: 'Votre vente reprend',
  MAIL_RELEASED_TEXT:
    'Nous avons examiné votre vente : elle n’est plus bloquée. Ce que nous vous devons encore pour cette vente sera versé sur {account}.',
  MAIL_RELEASED_LINK: 'Voici un nouveau lien vers votre vente. Les anciens ne fonctionnent plus.',
  MAIL_RELEASED_WRONG: 'Ce n’est pas votre compte ? Répondez tout de suite à cet e-mail, s’il vous plaît.',
  MAIL_RESTORED_SUBJECT: 'Vente {tradeNumber} : coordonnées de versement rétablies',
  MAIL_RESTORED_PREHEADER: 'Vérifiez qu’il s’agit bien de votre compte.',
  MAIL_RESTORED_TITLE: 'Coordonnées de versement rétablies',
  MAIL_RESTORED_TEXT:
    'Le {date}, nous avons rétabli les anciennes coordonnées de versement de votre vente. Ce que nous vous devons encore pour cette vente sera versé sur {account}.',
  MAIL_RESTORED_ORIGINAL:
    'Ce sont les coordonnées données lors de la vente : il n’y a donc pas de nouveau délai d’attente.',
  MAIL_RESTORED_STRANGER:
    'Ce n’est pas votre compte ? Bloquez la vente avec ce bouton. Aucun mot de passe n’est nécessaire.',
  MAIL_RESTORED_BUTTON: 'Bloquer la vente',
  EXPORT_HOLD_ACCOUNT_CHANGED:
    'Les coordonnées de versement ont été modifiées : le versement a donc dû attendre.',
  EXPORT_HOLD_FROZEN_BY_SELLER:
    'Vous nous avez signalé que quelqu’un d’autre avait modifié vos coordonnées de versement.',
  EXPORT_HOLD_SERIAL_SEEN_BEFORE:
    'Nous avions déjà acheté un appareil portant le même numéro de série ou IMEI.',
  EXPORT_HOLD_ACCOUNT_OF_SEVERAL_HOLDERS:
    'Des ventes faites sous d’autres noms sont versées sur le même compte.',
  EXPORT_HOLD_MANY_SALES: 'Il y a eu un nombre inhabituel de ventes en une semaine.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_SHIPPING:
    'Les coordonnées de versement ont été modifiées alors que le colis était déjà en route.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_EMAIL:
    'Les coordonnées de versement ont été modifiées alors que l’adresse e-mail de la vente avait déjà changé.',
  EXPORT_HOLD_HELD_BY_OPERATOR: 'Une personne de notre équipe voulait d’abord vérifier ce paiement.',
  EXPORT_HOLD_HOLDER_DIFFERS: 'Le nom du titulaire du compte n’est pas celui de la vente.',
  MAIL_NEW_ACCOUNT_WAIT: 'Pour votre sécurité, le versement attend jusqu’au {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'Ce n’était pas moi',
}
