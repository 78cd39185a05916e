import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** The nonce of this response's content security policy; the browser does not need to know it again. */
export const NonceProvider = NonceContext.Provider;

export const useNonce = () => useContext(NonceContext);
