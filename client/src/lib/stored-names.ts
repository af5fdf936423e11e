/** Every key that the product stores in the browser; the cookies page describes each. */
export const storedNames = ['auth_token', 'language', 'theme', 'letter_keys'] as const;
