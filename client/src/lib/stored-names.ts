/** Every key that the product stores in the browser until it is deleted; the cookies page describes each. */
export const storedNames = ['auth_token', 'language', 'theme', 'letter_keys'] as const;

/** Every key that the product stores in one tab, which forgets it when it is closed; the cookies page describes each. */
export const namesInTab = ['first_problem', 'found_in'] as const;
