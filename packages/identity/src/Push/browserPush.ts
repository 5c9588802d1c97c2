/** Script that shows push messages; it stands at the root, so that it may open every page. */
const WORKER = '/push.js';

/** Whether this browser gets push messages, or why it can't. */
export type PushState = 'checking' | 'off' | 'on' | 'blocked' | 'unsupported';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const findSubscription = async (): Promise<PushSubscription | null> => {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Whether this browser gets push messages. */
export async function findPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await findSubscription()) ? 'on' : 'off';
}

/** Asks for permission and a subscription; null if the person says no. Throws if the browser's push service can't be reached. */
export async function beginPush(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return subscription.toJSON();
}

/** Ends the subscription of this browser; returns its endpoint, or null if there was none. */
export async function endPush(): Promise<string | null> {
  const subscription = await findSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}
