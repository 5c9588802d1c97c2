declare global {
  interface Navigator {
    /** Global Privacy Control; absent where a browser does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser says that nobody is to be followed (Global Privacy Control). */
export const getSignal = (): boolean => navigator.globalPrivacyControl === true;
