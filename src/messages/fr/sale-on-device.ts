/** A sale that is kept on the seller's device, and how its seller is notified. */
export const saleOnDevice = {
  OFFLINE_APP_SALE: 'Ma vente',
  OFFLINE_APP_SALE_LEAD: 'L’état de votre vente, même sans connexion.',
  DEVICE_KEEP_TITLE: 'Cette vente sur votre écran d’accueil',
  DEVICE_KEEP_TEXT:
    'Gardez votre vente sur cet appareil. Elle s’ouvrira depuis l’écran d’accueil, même sans connexion, dans son dernier état connu.',
  DEVICE_KEEP_WHAT:
    'Nous enregistrons son numéro, vos appareils avec leur état et un lien qui affiche la vente sans pouvoir rien modifier. Toute personne qui utilise cet appareil peut les voir. Ne le faites pas sur un ordinateur partagé.',
  DEVICE_KEEP_BUTTON: 'Garder sur cet appareil',
  DEVICE_KEPT:
    'Cette vente est enregistrée sur cet appareil. Choisissez « Sur l’écran d’accueil » ou « Installer » dans le menu de votre navigateur. Nous la supprimerons à la fin de la vente, ou si vous ne l’ouvrez pas pendant {days} jours.',
  DEVICE_REMOVE: 'Supprimer de cet appareil',
  DEVICE_REMOVED: 'La vente a été supprimée de cet appareil.',
  DEVICE_FAILED:
    'Votre navigateur n’a pas pu enregistrer la vente. Les fenêtres privées ne le permettent souvent pas.',
  DEVICE_OFFLINE: 'Pas de connexion. Voici votre vente au {date}.',
  DEVICE_NUMBER: 'Vente {number}',
  NOTICE_TITLE: 'Comment nous vous tenons au courant',
  NOTICE_TEXT:
    'Avec les notifications, vous voyez chaque étape aussitôt sur cet appareil et nous n’envoyons plus les e-mails de simple suivi. Les e-mails sur le prix, le paiement, un retour ou une action de votre part arrivent toujours.',
  NOTICE_MAIL: 'Par e-mail',
  NOTICE_PUSH: 'Par notification sur cet appareil',
  NOTICE_PUSH_SET: 'Vous recevez désormais les notifications sur cet appareil.',
  NOTICE_MAIL_SET: 'Vous ne recevez plus de notifications sur cet appareil. Nous vous écrivons par e-mail.',
  NOTICE_BLOCKED:
    'Les notifications de notre site sont bloquées. Autorisez-les dans les réglages de votre navigateur, puis choisissez de nouveau les notifications.',
  NOTICE_FAILED: 'Cela n’a pas fonctionné. Vous continuez à recevoir nos e-mails. Réessayez plus tard.',
  PUSH_TEXT: 'Vente {number} : {state}',
}
