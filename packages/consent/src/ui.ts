export { CookieQuestion, type CookieQuestionProps } from './ui/CookieQuestion.tsx';
