/** Proving to be the seller, outdated links, and a sale that its seller has stopped. */
export const safety = {
  STEP_UP_CONFIRM: 'Confirmer',
  STEP_UP_CHECKING: 'Vérification…',
  STEP_UP_CANCEL: 'Pas maintenant',
  STEP_UP_PASSWORD_TITLE: 'C’est bien vous ?',
  STEP_UP_PASSWORD_TEXT:
    'Saisissez à nouveau votre mot de passe. Ainsi, personne d’autre ne peut agir depuis votre appareil.',
  STEP_UP_PASSWORD: 'Votre mot de passe',
  PROBLEM_PASSWORD_WRONG: 'Ce n’est pas votre mot de passe actuel.',
  STEP_UP_CODE_TITLE: 'Confirmez avec un code',
  STEP_UP_CODE_SENDING: 'Envoi de votre code…',
  STEP_UP_CODE_SENT: 'Nous avons envoyé un code à {email}. Il est valable {minutes} minutes.',
  STEP_UP_CODE_SENT_AGAIN:
    'Nous avons envoyé un nouveau code à {email}. Seul le dernier est valable, pendant {minutes} minutes.',
  STEP_UP_CODE: 'Code',
  STEP_UP_CODE_HINT: '{digits} chiffres, dans notre e-mail',
  STEP_UP_CODE_AGAIN: 'Envoyer un nouveau code',
  PROBLEM_CODE_INVALID: 'Ce code est incorrect ou a expiré. Vérifiez-le ou demandez-en un autre.',
  PROBLEM_CODE_INCOMPLETE: 'Le code comporte {digits} chiffres.',
  SALE_PAYOUT_WAIT:
    'Vos coordonnées de versement ont été modifiées. Le versement partira au plus tôt le {moment}.',
  SALE_PAYOUT_CHECKED:
    'Nous vérifions ce versement avant de l’effectuer. Vous n’avez rien à faire : nous vous écrirons dès que l’argent sera en route.',
  SALE_FROZEN: 'Votre vente est bloquée',
  SALE_FROZEN_TEXT:
    'Vous nous avez signalé que quelqu’un d’autre a modifié vos coordonnées de versement. Plus aucun versement ne part avant vérification. Nous vous écrirons. Vos appareils et votre offre ne changent pas.',
  SALE_FROZEN_REFUSED: 'La vente est bloquée : rien ne peut être modifié pour le moment.',
  SALE_LINK_OLD: 'Ce lien ne fonctionne plus',
  SALE_LINK_OLD_TEXT:
    'Pour votre sécurité, les liens vers une vente sont renouvelés de temps en temps. Nous enverrons celui de la vente {tradeNumber} à l’adresse e-mail que vous aviez indiquée.',
  SALE_LINK_SEND: 'M’envoyer un nouveau lien',
  SALE_LINK_SENT:
    'Si nous connaissons cette vente, un nouveau lien est en route vers votre adresse e-mail. Cela peut prendre une minute.',
  SALE_LINK_REPLACE_TITLE: 'Quelqu’un d’autre a votre lien ?',
  SALE_LINK_REPLACE_TEXT:
    'Vous recevrez un nouveau lien, et tous les anciens liens vers cette vente cesseront de fonctionner.',
  SALE_LINK_REPLACE: 'Remplacer le lien',
  SALE_READ_ONLY: 'Vous voulez modifier quelque chose ?',
  SALE_READ_ONLY_TEXT:
    'Ce lien permet seulement de voir votre vente. Connectez-vous ou demandez un lien qui permet de la modifier.',
  MY_SALE_NUMBER_HINT:
    'Il figure sur la fiche colis et dans chaque e-mail de votre vente : deux groupes de quatre caractères.',
  MY_SALE_EMAIL_HINT: 'L’adresse utilisée pour la vente.',
  MY_SALE_SUBMIT: 'Recevoir le lien',
  MY_SALE_SENT: 'Consultez votre boîte mail',
  MY_SALE_SENT_TEXT:
    'Si le numéro et l’adresse correspondent, le lien est en route. Cela peut prendre une minute. Pensez à regarder dans vos indésirables.',
  MY_SALE_AGAIN: 'Essayer un autre numéro ou e-mail',
  MY_SALE_ACCOUNT: 'J’ai un compte client',
  MY_SALE_CONTACT: 'Je ne trouve pas mon numéro',
  MY_SALE_NO_SCRIPT:
    'Cette page nécessite JavaScript. S’il est désactivé, écrivez-nous : nous vous aiderons à retrouver votre vente.',
  OBJECTION_TITLE: 'Ce n’était pas vous ?',
  OBJECTION_TEXT:
    'Si vous n’avez pas modifié les coordonnées de versement de votre vente, bloquez-la maintenant. Plus aucun versement ne partira avant vérification.',
  OBJECTION_BUTTON: 'Bloquer la vente',
  OBJECTION_NOTE: 'Si c’était vous, vous n’avez rien à faire.',
  OBJECTION_FROZEN: 'La vente {tradeNumber} est bloquée',
  OBJECTION_FROZEN_TEXT:
    'Rien ne sera versé, et les anciens liens vers la vente ne fonctionnent plus. Nous vérifions les coordonnées de versement et vous écrivons. Rien n’est perdu.',
  OBJECTION_PAID_TEXT:
    'Une partie de l’argent avait déjà été versée. Nous avons bloqué tout le reste et menons des recherches. Écrivez-nous aussi, s’il vous plaît.',
  OBJECTION_ORDERED_TEXT:
    'Notre banque a déjà reçu l’ordre pour au moins une partie de l’argent, et nous ne pouvons plus l’arrêter d’ici. Tout le reste est bloqué, et nous examinons ce qui s’est passé. Écrivez-nous aussi, s’il vous plaît.',
  OBJECTION_SETTLED: 'La vente {tradeNumber} a déjà été vérifiée',
  OBJECTION_SETTLED_TEXT:
    'Vous nous aviez déjà signalé cette modification et nous l’avons traitée. Si quelque chose ne va toujours pas, écrivez-nous.',
  OBJECTION_UNKNOWN:
    'Ce lien est incomplet ou n’est plus valable. Écrivez-nous avec votre numéro de vente : nous bloquerons le versement.',
  OBJECTION_CONTACT: 'Nous écrire',
  OBJECTION_NO_SCRIPT:
    'Cette page nécessite JavaScript. S’il est désactivé, répondez à notre e-mail : nous bloquerons le versement.',
  EMAIL_CHANGE_TITLE: 'Utiliser cette adresse e-mail ?',
  EMAIL_CHANGE_TEXT:
    'Nous enverrons désormais tout ce qui concerne votre vente à l’adresse où vous avez reçu ce lien. Les anciens liens vers la vente ne fonctionneront plus, vous en recevrez un nouveau.',
  EMAIL_CHANGE_BUTTON: 'Utiliser cette adresse',
  EMAIL_CHANGE_DONE: 'Votre nouvelle adresse est active pour la vente {tradeNumber}',
  EMAIL_CHANGE_DONE_TEXT: 'Nous vous avons envoyé un nouveau lien vers votre vente.',
  EMAIL_DENY_TITLE: 'Ce n’était pas vous ?',
  EMAIL_DENY_TEXT:
    'Si vous n’avez pas demandé d’autre adresse e-mail, arrêtez le changement ici. S’il a déjà eu lieu, nous l’annulons et bloquons la vente jusqu’à vérification.',
  EMAIL_DENY_BUTTON: 'Arrêter le changement',
  EMAIL_DENY_DONE: 'Vente {tradeNumber} : le changement est arrêté',
  EMAIL_DENY_DONE_TEXT:
    'Votre adresse e-mail reste la même. Si nous avons dû bloquer la vente, nous vous écrirons.',
  EMAIL_LINK_UNKNOWN:
    'Ce lien est incomplet, a expiré ou a été remplacé par un lien plus récent. Écrivez-nous avec votre numéro de vente et nous vous aiderons.',
}
