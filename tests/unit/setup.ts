/** Setup of component tests: DOM matchers, and longer timeouts for busy machines. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 60_000 });
